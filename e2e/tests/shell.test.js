// What is the same for every game: leaving and coming back, results, taking back, skipping.

import assert from 'node:assert/strict';

import { moves, play, startForTwo } from '../lib/mandua.js';
import { pageTest } from '../lib/test.js';

const button = (page, name) => page.getByRole('button', { name, exact: true });

pageTest('a new match takes the place of a running one only when that is wanted', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3', 'a1-a2');
  await page.goto('/#/new/mandua');
  await button(page, 'Play').click();
  await page.getByText('Only one match is kept.').waitFor();
  await page.getByRole('link', { name: 'Play on' }).click();
  assert.equal(await moves(page).count(), 2);
  await page.goto('/#/new/mandua');
  await button(page, 'Play').click();
  await button(page, 'Leave it, play anew').click();
  await page.getByText('No move has been played yet.').waitFor();
});

pageTest('a match is discarded only when that is wanted', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3');
  await page.goto('/#/');
  await button(page, 'Discard it').click();
  await button(page, 'Cancel').click();
  await page.getByText('1 move played').waitFor();
  await button(page, 'Discard it').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Discard it' }).click();
  await page.locator('.resume').waitFor({ state: 'detached' });
});

pageTest('who has won stands beside the board, and the result comes back', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3');
  await button(page, 'Resign').click();
  // It is said who does.
  await page.getByRole('heading', { name: 'Tigers: resign the match?' }).waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await button(page, 'Look at the board').click();
  await page.locator('.question').getByText('Hunters win').waitFor();
  await button(page, 'Result').click();
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await button(page, 'Look at the board').click();
  await button(page, 'Play again').click();
  await page.getByText('No move has been played yet.').waitFor();
});

// K-40
pageTest('whoever leaves the page of a shared match leaves no hand behind', { size: 'phone' }, async (page) => {
  await page.goto('/#/new/nanuk');
  await button(page, 'Play').click();
  await page.locator('.curtain .primary').click();
  await page.locator('.n-held-card').first().waitFor();
  await page.goto('/#/');
  await button(page, 'Play on').click();
  await page.locator('.curtain .primary').waitFor();
  assert.equal(await page.locator('.n-held-card').count(), 0);
});
