// Doing on a board of MANDUA what a person does.

import assert from 'node:assert/strict';

/** A field of the board. */
export const field = (page, name) => page.locator(`#m-${name}`);

/** From the first page to the board in two clicks: two on one screen. */
export async function startForTwo(page) {
  await page.goto('/');
  await page.locator('a[href="#/new/mandua"]').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await field(page, 'c3').waitFor();
}

/** Sets up a match for two with something chosen among the options first. */
export async function startWith(page, choose) {
  await page.goto('/#/new/mandua');
  await page.getByText('More options').click();
  await choose(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await field(page, 'c3').waitFor();
}

/** Plays actions by clicks, `c3` and `a1-a2`, each until it stands in the move list. */
export async function play(page, ...actions) {
  // The moves are there when the board is.
  await field(page, 'c3').waitFor();
  for (const action of actions) {
    const before = await moves(page).count();
    for (const name of action.split('-')) await field(page, name).click();
    await moves(page).nth(before).waitFor();
    assert.ok((await moves(page).nth(before).textContent()).startsWith(action));
  }
}

/** The entries of the move list. */
export const moves = (page) => page.locator('#moves .move');

/** Waits until a field reads out so. */
export async function stands(page, name, what) {
  await page.locator(`#m-${name}[aria-label*="${what}"]`).waitFor();
}
