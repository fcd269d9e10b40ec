// Both games of Nanuuk! played in a browser as people play them.

import assert from 'node:assert/strict';

import { candidates, done, edge, field, play, plies, question, says, sheet, start, targets } from '../lib/floe.js';
import { pageTest, pictureTest } from '../lib/test.js';

/** A hunt for four up to a trade by each of two hunters (N-63) and a bear driven away (N-57). */
const FIRST_ROUND = [
  '@A2', '@D4', '@E1', '@D4',
  '-A3', '|A4.B4', 'Take it along',
  '-D5', '|C4.D4', 'Take it along',
  '-D1', '|D2.E1', 'Take it along',
  '-E4', '|F4.F5', 'Take it along',
];

pageTest('an introductory game for two by clicks, to its end by a rule', { size: 'desktop' }, async (page) => {
  // N-25
  await start(page, 'nanuuk-intro', 2);
  await play(page, '@A1', '@G4', '@F5', '@A2');
  const over = page.getByRole('region', { name: 'Result' });
  // Everybody walks where the ice is most broken already, and breaks what is nearest: somebody is soon shut in.
  const cracksAround = async (name) => {
    const label = await field(page, name).getAttribute('aria-label');
    return (label.split('cracked towards ')[1]?.match(/[A-G]\d/g) ?? []).length;
  };
  while (!(await over.isVisible())) {
    assert.ok((await plies(page)) < 170, 'there are 72 edges');
    const edges = await candidates(page);
    if (edges.length > 0) {
      await play(page, `|${edges[0]}`);
      continue;
    }
    const movable = await page.locator('.f-field.movable').evaluateAll((all) => all.map((one) => one.id.slice(2)));
    const from = movable[(await plies(page)) % movable.length];
    if (!(await field(page, from).getAttribute('class')).includes('chosen')) await field(page, from).locator('.f-hit').click({ force: true });
    await says(page, from, 'chosen');
    const open = await targets(page);
    const worn = await Promise.all(open.map(cracksAround));
    await play(page, `${from}-${open[worn.indexOf(Math.max(...worn))]}`);
  }
  await over.getByRole('heading', { name: /^(Robin|Kim) wins$/ }).waitFor();
  await over.getByText('A player has been enclosed.').waitFor();
  // What happened, and to whom.
  await over.getByText(/^(Enclosed|Shut in by cracks and water alone): (Robin|Kim) \([A-G]\d\)/).waitFor();
  await over.getByRole('button', { name: 'Rule N-25' }).click();
  await page.locator('dialog .prose').getByText('shut in by cracks and water alone').waitFor();
});

pageTest('a hunt for four on one screen: taking, trading, a bear driven away, a kayak', { size: 'desktop' }, async (page) => {
  await start(page, 'nanuuk', 4);
  await question(page).getByText('Robin: Choose the igloo').waitFor();
  await play(page, ...FIRST_ROUND);
  await sheet(page, 'Robin').getByRole('img', { name: 'Fish is carried' }).waitFor();
  // N-63: the fish is traded on the sheet; the husky lies on the left then, the fish on the right.
  await play(page, '-A2', '|B2.B3');
  const robin = sheet(page, 'Robin');
  await robin.getByRole('button', { name: 'Fish is carried' }).click();
  await done(page, () => robin.getByRole('button', { name: 'Fish for Husky' }).click());
  await robin.getByRole('img', { name: 'Husky is carried' }).waitFor();
  await robin.getByRole('img', { name: 'Fish in the igloo: 1' }).waitFor();
  // Dragging does the same.
  await play(page, '-D4', '|C3.C4');
  const kim = sheet(page, 'Kim');
  const middle = async (place) => {
    const box = await place.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [seal, kayak] = [await middle(kim.getByRole('button', { name: 'Seal is carried' })), await middle(kim.getByRole('img', { name: 'Kayak in the igloo: 1' }))];
  await page.mouse.move(...seal);
  await page.mouse.down();
  await page.mouse.move(...kayak, { steps: 6 });
  await done(page, () => page.mouse.up());
  await kim.getByRole('img', { name: 'Kayak is carried' }).waitFor();
  // N-57: the bear on C1 is driven to A3, which Robin has left.
  await says(page, 'C1', 'drives the bear away and costs the harpoon');
  await play(page, '-C1');
  await question(page).getByText('Drive the bear away').waitFor();
  await field(page, 'D4').locator('.f-hit').click({ force: true });
  await page.locator('.notice').getByRole('button', { name: 'Rule N-57' }).waitFor();
  await play(page, 'bear A3');
  await says(page, 'A3', 'Bear');
  assert.match(await page.locator('[aria-live=polite]').last().textContent(), /Alex drives the bear from C1 to A3/);
  await sheet(page, 'Alex').getByRole('img', { name: 'Harpoon is not carried' }).waitFor();
  await play(page, '|B1.B2', '-D4', '|D3.E3', 'Drop Fish');
  await play(page, 'Stay in the igloo');
  // N-60: across the crack between D4 and C4 by kayak, which is said before and gone after.
  await says(page, 'C4', 'costs the kayak');
  await play(page, '-C4');
  await kim.getByRole('img', { name: 'Kayak is not carried' }).waitFor();
  await play(page, `|${(await candidates(page))[0]}`, 'Leave it');
  assert.equal(await kim.locator('.f-score').textContent(), '2', 'a seal');
});

pageTest('taking back, looking back, and what a refusal names', { size: 'desktop' }, async (page) => {
  await start(page, 'nanuuk', 2);
  await field(page, 'C1').locator('.f-hit').click({ force: true });
  await page.locator('.notice').getByRole('button', { name: 'Rule N-45' }).waitFor();
  await play(page, '@A2', '@D4', '-A3');
  // A crack is asked: a field is no answer.
  await field(page, 'D1').locator('.f-hit').click({ force: true });
  await page.locator('.notice').getByText('First place the crack').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, 'A2', 'Robin');
  await play(page, '-A3', '|B3.B4', 'Take it along');
  await page.getByRole('button', { name: 'One move back' }).click();
  await question(page).getByText('You are looking back').waitFor();
  await says(page, 'A3', 'Fish');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.waitForFunction(() => !document.querySelector('#f-A3').getAttribute('aria-label').includes('Fish'));
});

pageTest('an introductory game by the keyboard alone', { size: 'desktop' }, async (page) => {
  await page.addInitScript(() => localStorage.setItem('inuksuk.settings', JSON.stringify({ sound: false, pace: 'at-once' })));
  await page.goto('/#/new/nanuuk-intro');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await field(page, 'A1').waitFor();
  await field(page, 'A1').focus();
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  const focused = () => page.evaluate(() => document.activeElement.id);
  await press('ArrowDown', 'ArrowRight', 'ArrowRight');
  const first = await focused();
  await done(page, () => press('Enter'));
  await says(page, first.slice(2), 'Robin');
  for (const _ of [1, 2, 3]) {
    await page.waitForFunction(() => document.activeElement.id.startsWith('f-'));
    await done(page, () => press('ArrowDown', 'Enter'));
  }
  // N-22: the figure is chosen, put back, chosen again; then it goes, and the focus is on the first edge that may crack.
  await page.waitForFunction(() => document.querySelectorAll('.f-field.movable').length === 2);
  await field(page, first.slice(2)).focus();
  await press('Enter');
  await says(page, first.slice(2), 'chosen');
  await press('Escape');
  await page.waitForFunction((id) => !document.getElementById(id).getAttribute('aria-label').includes('chosen'), first);
  await press('Enter');
  await says(page, first.slice(2), 'chosen');
  await done(page, () => press('ArrowUp', 'Enter'));
  await page.waitForFunction(() => document.activeElement.classList.contains('f-edge'));
  const before = await focused();
  await press('ArrowRight');
  const next = await focused();
  assert.notEqual(next, before);
  await done(page, () => press('Enter'));
  const [a, b] = next.slice(2).split('-');
  await says(page, a, 'cracked towards');
  assert.match(await field(page, a).getAttribute('aria-label'), new RegExp(b));
  await page.waitForFunction(() => document.activeElement.classList.contains('f-field'));
});

pageTest('every variant of the introductory game can be begun', { size: 'phone' }, async (page) => {
  const variants = {
    2: ['Basic game', 'Helpers', 'Bear hunt', 'Fear of the bear'],
    3: ['Basic game', 'Left neighbour', 'Right neighbour', 'Bear hunt'],
    4: ['Basic game', 'Partners', 'Left neighbour', 'Right neighbour'],
  };
  for (const [seats, names] of Object.entries(variants)) {
    for (const name of names) {
      await start(page, 'nanuuk-intro', Number(seats), () => page.getByRole('radio', { name, exact: true }).check({ force: true }));
      await play(page, '@C2');
      await says(page, 'C2', ['Helpers', 'Fear of the bear'].includes(name) ? 'bear' : 'Robin');
    }
  }
});

pageTest('against bots, to the person’s first choice and on', { size: 'phone', touch: true }, async (page) => {
  await page.addInitScript(() => localStorage.setItem('inuksuk.settings', JSON.stringify({ sound: false, pace: 'at-once' })));
  await page.goto('/#/new/nanuuk/bot');
  await page.getByRole('radio', { name: '3', exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await question(page).getByText('Choose the igloo').waitFor();
  await field(page, 'A2').locator('.f-hit').tap({ force: true });
  await question(page).getByText(/Move your hunter one field, or stay/).waitFor({ timeout: 60_000 });
  // One's own sheet is a tap away.
  const own = page.locator('.f-sheet').first();
  await own.locator('.f-head').tap();
  await own.getByRole('group', { name: 'In the igloo' }).waitFor();
  await own.locator('.f-head').tap();
  await own.getByRole('group', { name: 'In the igloo' }).waitFor({ state: 'hidden' });
});

pageTest('four sheets fit beside the floe, in German', { size: 'desktop', language: 'de' }, async (page) => {
  await page.addInitScript((settings) => localStorage.setItem('inuksuk.settings', settings), JSON.stringify({ sound: false, pace: 'at-once' }));
  await page.goto('/#/new/nanuuk/bot');
  await page.getByRole('radio', { name: '4', exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await page.locator('.f-sheet').nth(3).waitFor();
  const { y, height } = await page.locator('.f-sheet').nth(3).boundingBox();
  assert.ok(y + height <= 800, `the last sheet ends at ${y + height}`);
  const heads = page.locator('.f-head');
  for (let i = 0; i < 4; i += 1) {
    const boxes = await heads.nth(i).locator('> span').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    boxes.slice(1).forEach(([left], n) => assert.ok(left >= boxes[n][1] - 0.5, 'one lies over the other'));
  }
});

pageTest('two hunters each have points and moves of their own', { size: 'desktop' }, async (page) => {
  // N-46
  await start(page, 'nanuuk', 2, async () => {
    await page.getByText('More options').click();
    await page.getByRole('group', { name: 'Hunters for each player' }).getByText('2', { exact: true }).click();
  });
  await play(page, '@A2', '@D4', '@E1', '@D4', '-A3', '|A4.B4', 'Take it along');
  const score = (name) => sheet(page, name).locator('.f-score').textContent();
  // The igloo counts 2, the fish 1.
  assert.deepEqual([await score('Robin (a)'), await score('Robin (b)')], ['1', '2']);
  await sheet(page, 'Robin (b)').getByText('Together 3').waitFor();
  assert.match(await page.locator('#moves').textContent(), /\(a\) @A2.*\(b\) @E1.*\(a\) -A3/);
});

pageTest('on a phone what can be traded, and the result, are in sight', { size: 'phone' }, async (page) => {
  await start(page, 'nanuuk', 4);
  await play(page, ...FIRST_ROUND, '-A2', '|B2.B3');
  const inSight = async (place) => {
    const { y, height } = await place.boundingBox();
    assert.ok(y >= 0 && y + height <= 640, `from ${y} to ${y + height}`);
  };
  await inSight(page.locator('.f-controls').getByRole('button', { name: 'Done' }));
  await inSight(page.locator('.f-controls').getByRole('button', { name: 'Drop Fish' }));
  await page.locator('.f-controls').getByRole('button', { name: 'Fish for Husky' }).click();
});

pageTest('the rule page has pictures drawn by the board', { size: 'phone', language: 'de' }, async (page) => {
  await page.goto('/#/rules/nanuuk/N-57');
  await page.locator('.marked').getByText('N-57', { exact: true }).waitFor();
  assert.ok((await page.locator('figure svg.f-floe').count()) >= 6);
  assert.equal(await page.locator('figure svg use[href="#f-bear"]').count() > 0, true);
});

pictureTest('nanuuk-hunt', async (page) => {
  await start(page, 'nanuuk', 4);
  await play(page, ...FIRST_ROUND, '-A2', '|B2.B3', 'Fish for Husky', '-D4', '|C3.C4', 'Seal for Kayak', '-C1');
});

pictureTest('nanuuk-trade', async (page) => {
  await start(page, 'nanuuk', 4);
  await play(page, ...FIRST_ROUND, '-A2', '|B2.B3');
  await page.locator('.f-space.lit').click();
  await page.locator('.f-space.goal').first().waitFor();
});

pictureTest('nanuuk-intro', async (page) => {
  await start(page, 'nanuuk-intro', 3);
  await play(page, '@C2', '@D2', '@B3', 'C2-C3');
  await edge(page, (await candidates(page))[0]).waitFor();
});
