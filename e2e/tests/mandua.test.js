// MANDUA played in a browser as people play it.

import assert from 'node:assert/strict';

import { everythingIsKept } from '../lib/kept.js';
import { field, moves, play, stands, startForTwo, startWith } from '../lib/mandua.js';
import { assertFits, pageTest, pictureTest } from '../lib/test.js';

// M-45: the third a1-a2 running loses as it is made.
const TO_AND_FRO = ['c3', 'a1-a2', 'c2', 'a2-a1', 'c4', 'a1-a2', 'c1', 'a2-a1', 'c5', 'a1-a2'];

pageTest('a whole match by clicks, to its end by a rule', { size: 'desktop' }, async (page) => {
  await startForTwo(page);
  await play(page, ...TO_AND_FRO);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { name: 'Hunters win' }).waitFor();
  await result.getByRole('button', { name: 'Rule M-45' }).click();
  await page.locator('dialog .prose').getByText('To and fro is not for ever').waitFor();
  await page.getByRole('link', { name: 'To the whole rule page' }).click();
  await page.locator('.marked').getByText('M-45', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText('No move has been played yet.').waitFor();
});

pageTest('a match by the keyboard alone', { size: 'desktop' }, async (page) => {
  await page.goto('/#/new/mandua');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await field(page, 'c3').waitFor();
  await field(page, 'c3').focus();
  await page.keyboard.press('Enter');
  await stands(page, 'c3', 'hunter');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await stands(page, 'a1', 'chosen');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('#m-a1').getAttribute('aria-label').includes('chosen'));
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await stands(page, 'a2', 'tiger');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'm-a2');
  // M-1: the cages are reached from the fields beside them.
  for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'm-W');
  assert.match(await page.locator('[aria-live]').textContent(), /Tiger a1 to a2/);
});

pageTest('a piece is dragged', { size: 'desktop' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3');
  const middle = async (name) => {
    const box = await field(page, name).locator('rect').boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle('e1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('e2')), { steps: 5 });
  await page.mouse.up();
  await stands(page, 'e2', 'tiger');
});

pageTest('legal targets are shown, and a refusal names its rule and opens it', { size: 'phone', touch: true }, async (page) => {
  await startForTwo(page);
  await play(page, 'b1');
  // M-26: the tiger on a1 must take b1, so e5 cannot be chosen.
  await page.locator('.question').getByText('1 hunter must be taken').waitFor();
  await field(page, 'e5').tap();
  await page.locator('.notice').getByText('A capture is compulsory').waitFor();
  await page.locator('.notice').getByRole('button', { name: 'Rule M-26' }).click();
  await page.locator('dialog .prose').getByText('the tigers must capture').waitFor();
  await page.keyboard.press('Escape');
  await field(page, 'a1').tap();
  await stands(page, 'c1', 'possible target');
  assert.equal(await page.locator('.m-field.target').count(), 1);
  await field(page, 'c1').tap();
  await moves(page).nth(1).waitFor();
  assert.equal(await moves(page).nth(1).textContent(), 'a1-c1 ×1');
  await page.getByRole('img', { name: '1 hunter captured' }).waitFor();
});

pageTest('a fault is challenged, and one tiger goes', { size: 'phone' }, async (page) => {
  await startWith(page, () => page.getByText('Tournament: faults').click());
  await play(page, 'b1');
  await page.getByRole('button', { name: 'Announce 0' }).click();
  await page.locator('.question').getByText('Announced: none.').waitFor();
  await field(page, 'e5').click();
  await field(page, 'e4').click();
  await stands(page, 'e4', 'tiger');
  // M-48: a figure let go has moved.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.notice').getByRole('button', { name: 'Rule M-48' }).waitFor();
  await page.getByRole('button', { name: 'Challenge …' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Challenge: 1' }).click();
  await stands(page, 'a1', 'free');
  assert.equal(await moves(page).last().textContent(), '?1 ✓');
  // M-33: what came of it stays in sight until the next move of the one who is asked.
  const told = page.locator('.question').getByText('Challenge: 1. Right, a tiger is removed.');
  await told.waitFor();
  await play(page, 'c5');
  await page.locator('.question').getByText('Announce how many').waitFor();
  await told.waitFor();
  await page.getByRole('button', { name: 'Announce 0' }).click();
  await told.waitFor({ state: 'detached' });
});

pageTest('what may be done after an announcement is said as it is', { size: 'desktop' }, async (page) => {
  // M-31
  await startWith(page, () => page.getByText('Tournament: faults').click());
  const top = async () => (await page.locator('.m-board').boundingBox()).y;
  const before = await top();
  const announce = async (number) => {
    await page.getByLabel('How many hunters will you take?').fill(String(number));
    await page.getByLabel('How many hunters will you take?').press('Enter');
  };
  await play(page, 'c3');
  await page.getByRole('button', { name: 'Announce 0' }).waitFor();
  assert.equal(await top(), before, 'the board stays where it is');
  await announce(3);
  await page.locator('.question').getByText('Announced: 3. There is nothing to capture').waitFor();
  await play(page, 'e1-e2', 'b1');
  await announce(0);
  await page.locator('.question').getByText('captures are allowed, too').waitFor();
  assert.equal(await top(), before);
});

pageTest('within a series the tiger stays in hand, and no step follows a capture', { size: 'desktop' }, async (page) => {
  // M-25, M-31
  await startWith(page, () => page.getByText('Tournament: faults').click());
  const announce = async (number) => {
    await page.getByLabel('How many hunters will you take?').fill(String(number));
    await page.getByLabel('How many hunters will you take?').press('Enter');
    await page.locator('.question').getByText('Announced: ').waitFor();
  };
  await play(page, 'b1');
  await announce(0);
  await play(page, 'e1-e2', 'c2');
  await announce(2);
  await play(page, 'a1-c1');
  await stands(page, 'c1', 'chosen');
  await field(page, 'c1').click();
  await stands(page, 'c1', 'chosen');
  await stands(page, 'c3', 'possible target');
  for (const name of ['e2', 'e3']) await field(page, name).click();
  await page.locator('.notice').getByText('not both').waitFor();
  await page.locator('.notice').getByRole('button', { name: 'Rule M-31' }).waitFor();
  await stands(page, 'c3', 'possible target');
});

pageTest('the question of a challenge is a new one each turn', { size: 'phone' }, async (page) => {
  // M-33
  await page.addInitScript((settings) => localStorage.setItem('inuksuk.settings', settings), JSON.stringify({ sound: false, pace: 'at-once' }));
  await page.goto('/#/new/mandua/bot');
  await page.getByText('More options').click();
  await page.getByText('Tournament: faults').click();
  await page.getByRole('group', { name: 'You play' }).getByText('Hunters').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await field(page, 'c3').waitFor();
  await field(page, 'c3').click();
  const challenge = page.getByRole('button', { name: 'Challenge …' });
  await challenge.click();
  await page.getByLabel('How many should they have taken?').waitFor();
  await field(page, 'c4').click();
  await challenge.waitFor();
  assert.equal(await page.getByLabel('How many should they have taken?').count(), 0);
});

pageTest('names of fields are never written large', { size: 'desktop' }, async (page) => {
  // M-1: E is another field than e3.
  await startForTwo(page);
  await play(page, 'c3');
  for (const name of ['a1', 'b3']) await field(page, name).click();
  await page.locator('.notice').getByText('The fields a1 and b3 do not lie in one line.').waitFor();
});

pageTest('on a tie the hunters choose the tiger that goes', { size: 'desktop' }, async (page) => {
  await startWith(page, () => page.getByText('Tournament: faults').click());
  const step = async (...names) => {
    await page.getByRole('button', { name: 'Announce 0' }).click();
    await page.locator('.question').getByText('Announced: none.').waitFor();
    for (const name of names) await field(page, name).click();
    await stands(page, names.at(-1), 'tiger');
  };
  await play(page, 'b1');
  await step('e1', 'e2');
  await play(page, 'd5');
  await step('e2', 'e1');
  await page.getByRole('button', { name: 'Challenge …' }).click();
  await page.getByLabel('How many should they have taken?').fill('2');
  await page.getByLabel('How many should they have taken?').press('Enter');
  // M-34
  await page.locator('.question').getByText('choose the one that is removed').waitFor();
  await field(page, 'a1').click();
  await stands(page, 'a1', 'free');
  await stands(page, 'e5', 'tiger');
});

pageTest('four fields of choice for the tigers', { size: 'phone' }, async (page) => {
  await startWith(page, async () => {
    await page.getByText('On fields of choice').click();
    for (const name of ['b2', 'd2', 'b4', 'N']) await page.getByRole('checkbox', { name, exact: true }).click();
    await page.getByText('All four tigers stand.').waitFor();
  });
  for (const name of ['b2', 'd2', 'b4', 'N']) await stands(page, name, 'tiger');
});

pageTest('a reload resumes the match; it is offered on the first page, too', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3', 'a1-a2');
  await page.reload();
  await stands(page, 'a2', 'tiger');
  assert.equal(await moves(page).count(), 2);
  await page.goto('/#/');
  await page.getByText('2 moves played').waitFor();
  await page.getByRole('button', { name: 'Play on' }).click();
  await play(page, 'c2');
});

pageTest('moves are taken back, and looked back on', { size: 'desktop' }, async (page) => {
  await startForTwo(page);
  await play(page, 'c3', 'a1-a2', 'c2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await stands(page, 'c2', 'free');
  assert.equal(await moves(page).count(), 2);
  await page.keyboard.press('Home');
  await page.getByText('You are looking back.').waitFor();
  await stands(page, 'c3', 'free');
  await page.keyboard.press('ArrowRight');
  await stands(page, 'c3', 'hunter');
  await stands(page, 'a1', 'tiger');
  // M-49: nothing is tried out in the past.
  await field(page, 'd4').click();
  assert.equal(await moves(page).count(), 2);
  await page.keyboard.press('End');
  await stands(page, 'a2', 'tiger');
  await play(page, 'd4');
});

pageTest('a draw is offered and accepted', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await moves(page).first().waitFor();
  await play(page, 'c3');
  await page.getByText('The other side offers a draw.').waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('heading', { name: 'A draw' }).waitFor();
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Rule M-44' }).waitFor();
});

pageTest('resigning asks first', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await play(page, 'c3');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'Hunters win' }).waitFor();
});

pageTest('the computer answers, and undo takes back both moves', { size: 'desktop' }, async (page) => {
  await page.goto('/');
  await page.locator('a[href="#/new/mandua/bot"]').click();
  await page.getByRole('group', { name: 'You play' }).getByText('Hunters').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await field(page, 'c3').waitFor();
  await play(page, 'c3');
  await moves(page).nth(1).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No move has been played yet.').waitFor();
});

pageTest('a move is confirmed where that is set', { size: 'phone', touch: true }, async (page) => {
  await startForTwo(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Confirm moves' }).getByText('On', { exact: true }).click();
  await page.keyboard.press('Escape');
  await field(page, 'c3').tap();
  assert.equal(await moves(page).count(), 0);
  await page.getByRole('button', { name: 'Play c3' }).click();
  await stands(page, 'c3', 'hunter');
});

pageTest('the language is switched, and kept', { size: 'phone' }, async (page) => {
  await startForTwo(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await page.locator('.question').getByText('Setze einen Jäger').waitFor();
  await page.reload();
  await page.locator('.question').getByText('Setze einen Jäger').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
});

pageTest('the browser’s language is spoken from the start', { size: 'phone', language: 'de-AT' }, async (page) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Gegen den Computer' }).first().waitFor();
  await assertFits(page);
});

pageTest('an address that leads nowhere says so', { size: 'phone' }, async (page) => {
  await page.goto('/#/mtach/42');
  await page.getByText('The address #/mtach/42 leads nowhere').waitFor();
  await page.goto('/#/rules/mandua/M-99');
  await page.getByText('There is no rule M-99').waitFor();
});

pictureTest('mandua-home', async (page) => {
  await page.goto('/');
  await page.locator('.game').first().waitFor();
});

pictureTest('mandua-new', async (page) => {
  await page.goto('/#/new/mandua/bot');
  await page.getByText('More options').click();
});

pictureTest('mandua-board', async (page) => {
  await startForTwo(page);
  await play(page, 'b1', 'a1-c1', 'c3', 'e1-e2', 'd3', 'e2-e1');
  await field(page, 'e1').hover();
});

pictureTest('mandua-result', async (page) => {
  await startForTwo(page);
  await play(page, ...TO_AND_FRO);
  await page.getByRole('heading', { name: 'Hunters win' }).waitFor();
});

pictureTest('mandua-faults', async (page) => {
  await startWith(page, () => page.getByText('Tournament: faults').click());
  await play(page, 'b1');
  await page.getByRole('button', { name: 'Announce 0' }).waitFor();
});

pictureTest('mandua-rules', async (page) => {
  await page.goto('/#/rules/mandua/M-22');
  await page.locator('.marked').waitFor();
});

pageTest('once loaded, it plays without a network', { size: 'phone' }, async (page) => {
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  await everythingIsKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await startForTwo(page);
  await play(page, 'c3', 'a1-a2');
});
