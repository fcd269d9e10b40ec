// Nanuuk! in a browser: setting up, and playing by what is on the floe.

import { startAnew } from './start.js';

/** Everything is shown at once: tests wait for what is there, not for how it comes. */
const AT_ONCE = JSON.stringify({ sound: false, pace: 'at-once' });

/**
 * Opens a game for so many seats, all on one screen, with the first option of every choice.
 *
 * @param {import('playwright-core').Page} page
 * @param {'nanuuk' | 'nanuuk-intro'} game
 * @param {number} seats
 * @param {() => Promise<void>} [choose] options to set before play
 */
export async function start(page, game, seats, choose) {
  await page.addInitScript((settings) => localStorage.setItem('inuksuk.settings', settings), AT_ONCE);
  await page.goto(`/#/new/${game}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).first().check({ force: true });
  await choose?.();
  await startAnew(page);
  await page.getByText('No move has been played yet.').waitFor();
}

export const field = (page, name) => page.locator(`#f-${name}`);
export const edge = (page, name) => page.locator(`#f-${name.replace('.', '-')}`);
export const sheet = (page, name) => page.getByRole('region', { name, exact: true });
export const question = (page) => page.locator('.question');

/** Waits until the name of a field says this. */
export async function says(page, name, words) {
  await page.locator(`#f-${name}[aria-label*="${words}"]`).waitFor();
}

/** Plies played so far. */
export async function plies(page) {
  return Number((await page.locator('.steps .place').textContent()).split('/')[1]);
}

/** Does something and waits until the line has gone on. */
export async function done(page, work) {
  const before = await plies(page);
  await work();
  await page.waitForFunction(
    (count) => Number(document.querySelector('.steps .place').textContent.split('/')[1]) > count,
    before,
  );
}

/** Clicks in the middle of a field or edge, whatever stands there. */
async function press(page, place) {
  const box = await place.locator('.f-hit').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Plays a line of actions by clicks: `@A2` and `-A2` a field, `C3-D3` two fields, `|A1.B1` an edge, `bear F2` a field,
 * anything else the button of these words.
 */
export async function play(page, ...actions) {
  for (const action of actions) {
    await done(page, async () => {
      const [, name] = action.match(/^(?:@|-|bear )([A-Z]\d+)$/) ?? [];
      const [, from, to] = action.match(/^([A-Z]\d+)-([A-Z]\d+)$/) ?? [];
      if (name) {
        await press(page, field(page, name));
      } else if (from) {
        if (!(await field(page, from).getAttribute('class')).includes('chosen')) await press(page, field(page, from));
        await says(page, to, 'possible target');
        await press(page, field(page, to));
      } else if (action.startsWith('|')) {
        await press(page, edge(page, action.slice(1)));
      } else {
        await page.locator('.f-controls').getByRole('button', { name: action }).click();
      }
    });
  }
}

/** The names of the fields that may be chosen now. */
export async function targets(page) {
  return page.locator('.f-field.target').evaluateAll((fields) => fields.map((field) => field.id.slice(2)));
}

/** The names of the edges that may be cracked now. */
export async function candidates(page) {
  return page.locator('.f-edge').evaluateAll((edges) => edges.map((edge) => edge.id.slice(2).replace('-', '.')));
}
