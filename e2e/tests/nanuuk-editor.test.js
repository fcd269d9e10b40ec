// The editor for floes and set-ups.

import assert from 'node:assert/strict';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { play, question, says } from '../lib/floe.js';
import { assertFits, pageTest, pictureTest } from '../lib/test.js';

const tool = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name}\\.`) });
const place = (page, name) => page.getByRole('group', { name: 'Drawing of the floe' }).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const check = (page) => page.getByRole('region', { name: 'Check' });

async function paint(page, what, ...names) {
  await tool(page, what).check({ force: true });
  for (const name of names) await place(page, name).click({ force: true });
}

pageTest('painting a set-up, checked as it is drawn', { size: 'desktop' }, async (page) => {
  await page.goto('/#/editor');
  await check(page).getByText('0 instead of 6 with 4 players').first().waitFor();
  await page.getByRole('button', { name: 'Fixed set-up' }).click();
  await check(page).getByText('Keeps to all rules for set-ups.').waitFor();
  // N-44: an Inuk next to a whale, with the words of the checker and its rule.
  await paint(page, 'Take away', 'C2');
  await paint(page, 'Inuk', 'F1');
  await check(page).getByText('an Inuk never next to a whale: Inuk on F1, whale on G1').waitFor();
  await check(page).getByText('no stone on C2').waitFor();
  await check(page).getByRole('button', { name: 'Rule N-44' }).first().click();
  await page.locator('dialog .prose').getByText('never an Inuk beside a whale').waitFor();
  await page.keyboard.press('Escape');
  assert.match(await tool(page, 'Seal').getAttribute('aria-label'), /1 still to lay/);
  // N-40: the box has no fifth Inuk.
  await paint(page, 'Inuk', 'C2');
  assert.match(await tool(page, 'Inuk').getAttribute('aria-label'), /1 too many/);
  await check(page).getByText('5 stones, but the box holds 4').waitFor();
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Undo' }).click();
  await check(page).getByText('Keeps to all rules for set-ups.').waitFor();
  // A floe in two parts cannot be played.
  await tool(page, 'Water').check({ force: true });
  for (const left of [3, 2, 1, 0]) {
    // The names go on without gaps.
    await place(page, 'C1').click({ force: true });
    if (left > 0) await place(page, `C${left + 1}`).waitFor({ state: 'detached' });
  }
  await check(page).getByText('Cannot be played yet').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Play it' }).isDisabled(), true);
});

pageTest('a link opens the same scenario, and it is played', { size: 'desktop' }, async (page) => {
  await page.goto('/#/editor');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Number of the draw').fill('7');
  await page.getByRole('button', { name: 'Draw a set-up' }).click();
  await check(page).getByText('Keeps to all rules for set-ups.').waitFor();
  await paint(page, 'Igloo', 'A1');
  await page.getByLabel('Name', { exact: true }).fill('Two ways home');
  await page.getByLabel('Note').fill('With a new igloo.');
  await page.getByLabel('Note').blur();
  await place(page, 'A1').waitFor();
  const labels = () => page.locator('.e-place').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).filter((name) => name !== 'Water'));
  const [link, drawn] = [await page.getByLabel('Link to this scenario').inputValue(), await labels()];
  assert.ok(link.length < 400, `${link.length} characters`);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await check(page).getByText('4 igloos instead of three').waitFor();
  assert.deepEqual(await labels(), drawn);
  assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Two ways home');
  assert.equal(await page.getByLabel('Note').inputValue(), 'With a new igloo.');
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByText('Two ways home, for 2 players').first().waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await question(page).getByText(/Choose the igloo/).waitFor();
  await play(page, '@A1');
  await says(page, 'A1', 'igloo');
});

pageTest('a file is saved and opened again', { size: 'desktop' }, async (page) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Fixed set-up' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(text);
  assert.deepEqual([file.board, file.players, file.setup.whale.length], ['floe31', 4, 3]);
  const folder = await mkdtemp(join(tmpdir(), 'inuksuk-'));
  file.setup.fish.pop();
  await writeFile(join(folder, 'five.json'), JSON.stringify(file));
  const open = (name) => page.locator('input[type=file]').setInputFiles(join(folder, name));
  await open('five.json');
  await check(page).getByText('5 instead of 6 with 4 players').waitFor();
  await writeFile(join(folder, 'bad.json'), JSON.stringify({ ...file, setup: { fish: ['Z9'] } }));
  await open('bad.json');
  await page.getByRole('alert').getByText('Fish: there is no field “Z9”.').waitFor();
  await writeFile(join(folder, 'none.json'), 'no scenario');
  await open('none.json');
  await page.getByRole('alert').getByText('not written as a scenario is: line 1').waitFor();
  await writeFile(join(folder, 'large.json'), ' '.repeat(200_000));
  await open('large.json');
  await page.getByRole('alert').getByText('larger than any scenario').waitFor();
  await check(page).getByText('5 instead of 6 with 4 players').waitFor();
});

pageTest('hostile links are refused in words', { size: 'phone' }, async (page) => {
  const links = {
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E': 'characters',
    AQI: 'cut off',
    A: 'cut off',
    CQIA: 'another version',
    AQP_: 'holds no scenario',
    AQb_AAAA: 'holds no scenario',
    ['A'.repeat(30_000)]: 'longer than any scenario',
  };
  for (const [code, words] of Object.entries(links)) {
    await page.goto('about:blank');
    await page.goto(`/#/editor/${code}`);
    await page.getByRole('alert').getByText(words).waitFor();
    await place(page, 'A1').waitFor();
  }
});

pageTest('a phone of 320 pixels: everything fits, and messages come into sight', { size: 'phone', language: 'de' }, async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/editor');
  // N-42, in the words of the language.
  await page.getByText('Fische: 0 statt 6 bei 4 Personen.').waitFor();
  await assertFits(page);
  const burst = await page.locator('.e-palette :is(label, button) span').evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.parentElement.clientWidth).map((one) => one.textContent));
  assert.deepEqual(burst, []);
  await page.getByLabel('Nummer der Auslosung').fill('eins');
  await page.getByRole('button', { name: 'Aufstellung losen' }).click();
  const told = page.getByRole('alert').getByText('muss eine ganze Zahl sein');
  await told.waitFor();
  const { y, height } = await told.boundingBox();
  assert.ok(y >= 0 && y + height <= 640, `said at ${y}`);
});

pageTest('a field that other numbers of players cannot reach does not stop this one', { size: 'phone' }, async (page) => {
  // N-2: with two players the rows F and G are water.
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Fixed set-up' }).click();
  await check(page).getByText('Keeps to all rules for set-ups.').waitFor();
  await tool(page, 'Field').check({ force: true });
  await place(page, 'G1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await check(page).getByText('With 2 players H1 is out of play: no way leads there.').waitFor();
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  await page.getByText('for 4 players').first().waitFor();
});

pageTest('what was drawn a moment ago is checked before it is played', { size: 'desktop' }, async (page) => {
  await page.goto('/#/editor');
  await page.getByRole('button', { name: 'Fixed set-up' }).click();
  await check(page).getByText('Keeps to all rules for set-ups.').waitFor();
  await tool(page, 'Igloo').check({ force: true });
  // Faster than any check that waits: the igloos go and it is to be played.
  await page.evaluate(() => {
    const press = (one, key) => one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    document.querySelectorAll('.e-place[aria-label*="igloo"]').forEach((one) => press(one, 'Enter'));
    document.querySelector('.e-side .primary').click();
  });
  await check(page).getByText('At least one igloo is needed.').waitFor();
  assert.match(page.url(), /#\/editor/);
});

pageTest('painting by keys', { size: 'desktop' }, async (page) => {
  await page.goto('/#/editor');
  await place(page, 'A1').focus();
  await page.keyboard.press('Enter');
  await place(page, 'A1').and(page.locator('[aria-label*=Fish]')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('.e-place:focus[aria-label^=B]').waitFor();
  await page.keyboard.press(' ');
  await page.locator('.e-place:focus[aria-label*=Fish]').waitFor();
});

pictureTest('nanuuk-editor', async (page) => {
  await page.goto('/#/editor');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Draw a set-up' }).click();
  await paint(page, 'Inuk', 'D1');
  await check(page).getByText('the box holds 4').waitFor();
});
