// The client comes in parts: what belongs to one game is loaded with this game.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { newPage } from '../lib/browser.js';
import { everythingIsKept } from '../lib/kept.js';
import { startAnew } from '../lib/start.js';
import { pageTest } from '../lib/test.js';

const GAMES = { mandua: 'mandua', nanuk: 'nanuk', 'nanuuk-intro': 'nanuuk', nanuuk: 'nanuuk', 'mare-polare': 'mare_polare' };

/** The parts of games that a page has asked for itself, not what is kept for later. */
async function partsOf(page) {
  return page.evaluate(() => [...new Set(
    performance.getEntriesByType('resource')
      .map(({ name }) => name.match(/\/(\w+)\.pack$/)?.[1])
      .filter(Boolean),
  )]);
}

for (const [game, part] of Object.entries(GAMES)) {
  pageTest(`${game} is played against the computer with its own part alone`, { size: 'phone' }, async (page) => {
    // Nothing is kept for later.
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await page.goto(`/#/new/${game}/bot`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.match').waitFor();
    assert.deepEqual(await partsOf(page), [part]);
  });
}

pageTest('without a network, games can be played that were never opened', { size: 'desktop' }, async (page) => {
  await page.goto('/#/rules/mandua');
  await everythingIsKept(page);
  await page.context().setOffline(true);
  await page.reload();
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/#/new/${game}/bot`);
    await startAnew(page);
  }
});

pageTest('from one game to another', { size: 'desktop' }, async (page) => {
  for (const [game, title] of [['mandua', 'MANDUA'], ['nanuuk', 'Nanuuk!'], ['nanuk', 'Nanuk'], ['mare-polare', 'Mare Polare']]) {
    await page.goto(`/#/new/${game}`);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.match').waitFor();
  }
});

for (const [language, words, again] of [
  ['en', 'The game could not be loaded.', 'Try again'],
  ['de', 'Das Spiel konnte nicht geladen werden.', 'Noch einmal versuchen'],
]) {
  test(`a part that does not come is asked for again (${language})`, { timeout: 120_000 }, async () => {
    const page = await newPage({ language });
    try {
      await page.route('**/mandua.pack', (route) => route.abort());
      await page.goto('/#/new/mandua');
      await page.getByText(words).waitFor();
      await page.unroute('**/mandua.pack');
      await page.getByRole('button', { name: again }).click();
      await page.getByRole('heading', { name: 'MANDUA' }).waitFor();
    } finally {
      await page.context().close();
    }
  });
}
