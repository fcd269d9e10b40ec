// Mare Polare played by clicks on pictures, by keys, by several at one screen.

import assert from 'node:assert/strict';

import { picture, pageTest, pictureTest } from '../lib/test.js';

/** Everything that can be pressed when something is asked. */
const ASKED = '.p-card, .p-throw, .p-asking button.p-pic, .p-place.choice, .result, .curtain button';

const SPECIES = ['r', 'l', 'p', 'b'];

/** Opens a table. Without `persons` the first seat plays against bots. */
async function start(page, { persons = false, seats = 2, open = false, pace = 'quick', level = 1, ...more } = {}) {
  await page.addInitScript(
    (settings) => localStorage.setItem('inuksuk.settings', JSON.stringify(settings)),
    { sound: true, pace, ...more },
  );
  await page.goto(persons ? '/#/new/mare-polare' : '/#/new/mare-polare/bot');
  await page.locator('.new h1').waitFor();
  await page.locator('.choice label:has(input[name="seats"])').nth(seats - 2).click();
  if (!persons) await page.locator('.choice label:has(input[name="level"])').nth(level - 1).click();
  await page.locator('summary').click();
  if (open) await page.locator('.choice label:has(input[name="mare-polare-open"])').nth(1).click();
  // The one who looks begins: the games of these tests are alike.
  await page.locator('.choice label:has(input[name="mare-polare-first"])').nth(1).click();
  await page.locator('.new .primary').click();
  await page.locator('.p-board').waitFor();
}

/** The kinds of fish drawn in something, in order. */
const fishIn = (locator) =>
  locator.evaluate((drawn) =>
    [...drawn.querySelectorAll('use[href^="#p-fish-"]')].map((use) => use.getAttribute('href').at(-1)),
  );

const count = (fish) => Object.fromEntries(SPECIES.map((kind) => [kind, fish.filter((f) => f === kind).length]));

/** What is asked now: waits until something is. */
async function asked(page) {
  await page.locator(ASKED).first().waitFor();
  return page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    const places = [...document.querySelectorAll('.p-place.choice')].map((place) => ({
      name: place.id.slice(2),
      label: place.getAttribute('aria-label'),
    }));
    return {
      over: has('.result'),
      curtain: has('.curtain button'),
      card: has('.p-card'),
      open: has('.p-card.open'),
      throw: has('.p-throw'),
      shapes: has('.p-shape'),
      keep: has('.p-fish-in-hand'),
      claim: has('.p-asking [aria-label="My soup is ready"]'),
      confirm: has('.p-yes'),
      places,
      question: document.querySelector('.question')?.textContent ?? '',
    };
  });
}

/** What changes with each answer; false as long as it is what it was `before`. Runs in the page. */
const signature = (before) => {
  const there = ['.p-card.open', '.p-card', '.p-throw', '.p-yes', '.result', '.curtain button'].map(
    (selector) => document.querySelector(selector) !== null,
  );
  const now = `${there} ${document.querySelector('.steps .place')?.textContent ?? ''}`;
  return now !== before && now;
};

const press = (page, name) => page.locator(`.p-asking [aria-label="${name}"]`).click();

/** One who knows its recipe and fishes for it. */
class Player {
  recipe = null;

  /** Where it would rather go than to an ice hole. */
  goal = null;

  /** Answers one question and waits for what comes of it. `harpoon` is what it has. */
  async answer(page, now, harpoon) {
    const before = await page.evaluate(signature);
    await this.choose(page, now, harpoon);
    await page.waitForFunction(signature, before);
  }

  async choose(page, now, harpoon) {
    const have = count(harpoon);
    const wants = (kind) => this.recipe !== null && have[kind] < this.recipe[kind];
    const missing = SPECIES.filter(wants);
    const ready = this.recipe !== null && missing.length === 0 && harpoon.length === 7;
    if (now.card) {
      if (now.open) this.recipe = count(await fishIn(page.locator('.p-card')));
      return page.locator('.p-card').click();
    }
    if (now.throw) return page.locator('.p-throw').click();
    if (now.shapes) return page.locator('.p-shape').nth(SPECIES.indexOf(missing[0] ?? 'r')).click();
    if (now.keep) {
      const [kind] = await fishIn(page.locator('.p-fish-in-hand'));
      const keep = page.locator('.p-asking [aria-label="Keep the fish"]');
      return (await keep.count()) > 0 && wants(kind) ? keep.click() : press(page, 'Back into the bag');
    }
    if (now.claim) return press(page, ready ? 'My soup is ready' : 'Not yet: wait');
    const goal = this.goal ?? (ready ? 'igloo' : 'ice hole');
    const towards = (what) => now.places.find(({ label }) => label.includes(what));
    const place = towards(goal) ?? towards('ice hole') ?? now.places[0];
    return page.locator(`#p-${place.name}`).click();
  }
}

/** The fish of a seat, by the tray beside the sea. */
const harpoonOf = (page, name) => fishIn(page.locator('section.seat', { hasText: name }).locator('.p-tray svg').first());

pageTest('a child plays against the computer with pictures alone', { touch: true }, async (page) => {
  await start(page, { seats: 3 });
  const player = new Player();
  const all = ['card', 'open', 'throw', 'shapes', 'keep'];
  const seen = new Set();
  for (let step = 0; step < 110 && !all.every((what) => seen.has(what)); step += 1) {
    const now = await asked(page);
    if (now.over) break;
    for (const [what, is] of Object.entries(now)) if (is === true) seen.add(what);
    if (now.card && !now.open) assert.equal(await page.locator('.p-card use[href^="#p-fish-"]').count(), 0);
    if (!now.card) assert.match(now.question, /P-\d+/, 'each question names its rule');
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
  assert.equal(Object.values(player.recipe).reduce((sum, n) => sum + n), 7);
  for (const what of all) assert.ok(seen.has(what), `${what} was asked`);
});

pageTest('with open recipes two at one screen play on until the soup is ready', {}, async (page) => {
  await start(page, { persons: true, open: true, pace: 'at-once' });
  const trays = page.locator('.p-tray');
  const players = [new Player(), new Player()];
  const names = await page.locator('section.seat').evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')));
  let over = false;
  for (let step = 0; step < 1200 && !over; step += 1) {
    const now = await asked(page);
    over = now.over;
    if (over) break;
    assert.ok(!now.card && !now.curtain, 'nothing is hidden, so nothing is handed over');
    const badge = await page.locator('.p-badge').getAttribute('aria-label');
    const tray = page.locator('section.seat', { hasText: badge }).locator('.p-tray');
    const player = players[names.indexOf(badge)];
    player.recipe = count(await fishIn(tray.locator('.p-open-recipe')));
    if (step < 4) {
      // It lies beside the sea too, and can be taken up.
      await page.locator('.p-again').click();
      assert.deepEqual(count(await fishIn(page.locator('.p-card.open'))), player.recipe);
      await page.locator('.p-card.open').click();
    }
    await player.answer(page, now, await fishIn(tray.locator('svg').first()));
  }
  assert.ok(over, 'somebody has won');
  assert.equal(await trays.count(), 2);
  await page.locator('.result').getByText('gamka', { exact: false }).waitFor();
  await picture(page, 'mare-polare-won');
});

pageTest('a recipe is in the page only while its owner looks', {}, async (page) => {
  await start(page, { persons: true });
  const recipes = [];
  for (const round of [0, 1]) {
    // Before the screen is handed over there is neither card nor recipe.
    await page.locator('.curtain button').waitFor();
    assert.equal(await page.locator('.p-card').count(), 0);
    await page.locator('.curtain button').click();
    const card = page.locator('.p-card');
    await card.waitFor();
    assert.equal(await fishIn(card).then((fish) => fish.length), 0, 'the card lies face down');
    await card.click();
    recipes.push(count(await fishIn(card)));
    assert.match(await card.getAttribute('aria-label'), /^Recipe: \d × /);
    await card.click();
    assert.equal(await page.locator('.p-card').count(), 0);
    assert.ok(!(await page.content()).includes('Recipe:'), `no recipe in the page after look ${round}`);
    // It may be seen again until the figure stands.
    await page.locator('.p-again').click();
    assert.deepEqual(count(await fishIn(card)), recipes[round]);
    await card.click();
    await page.locator('.p-place.choice').first().click();
  }
  assert.notDeepEqual(recipes[0], recipes[1]);
  await page.locator('.p-throw').waitFor();
  assert.equal(await page.locator('.p-card, .p-again').count(), 0);
  assert.ok(!(await page.content()).includes('Recipe:'));
  // Nor does looking back bring it again.
  for (const entry of await page.locator('.moves .move').all()) {
    await entry.click();
    await page.locator('.question.past, .p-throw').first().waitFor();
    assert.equal(await page.locator('.p-card, .p-again').count(), 0);
  }
});

pageTest('at the iceberg the mirror shows the recipe until the die is thrown', {}, async (page) => {
  await start(page, {});
  const player = new Player();
  player.goal = 'iceberg';
  for (let step = 0; step < 200; step += 1) {
    const now = await asked(page);
    assert.ok(!now.over, 'nobody is at the iceberg yet');
    if ((await page.locator('.p-card.mirror').count()) > 0) break;
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
  const first = player.recipe;
  const mirror = page.locator('.p-card.mirror');
  assert.equal((await fishIn(mirror)).length, 0, 'only the mirror, until one looks');
  await mirror.click();
  assert.deepEqual(count(await fishIn(mirror)), first, 'it is the recipe of before');
  await mirror.click();
  for (let now = await asked(page); !now.throw; now = await asked(page)) {
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
  // It is the other one's die, and the look lasts until it is thrown.
  await page.locator('.question', { hasText: 'P-17' }).waitFor();
  await page.locator('.p-again').click();
  assert.deepEqual(count(await fishIn(mirror)), first);
  await mirror.click();
  await page.locator('.p-throw').click();
  await page.locator('.p-again').waitFor({ state: 'detached' });
  assert.equal(await page.locator('.p-card').count(), 0);
  assert.ok(!(await page.content()).includes('Recipe:'));
});

pageTest('figures and floes can be dragged', { motion: 'no-preference' }, async (page) => {
  await start(page, {});
  const player = new Player();
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const dragged = new Set();
  for (let step = 0; step < 60 && dragged.size < 2; step += 1) {
    const now = await asked(page);
    const what = /lit floe/.test(now.question) ? 'figure' : /Which gap/.test(now.question) ? 'floe' : null;
    if (now.card || !what || now.places.length === 0 || (await page.locator('.p-place.movable').count()) === 0) {
      await player.answer(page, now, await harpoonOf(page, 'You'));
      continue;
    }
    const before = await page.evaluate(signature);
    const target = `#p-${now.places[0].name}`;
    await page.mouse.move(...(await middle(page.locator('.p-place.movable'))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page.locator(target))), { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(signature, before);
    dragged.add(what);
    assert.equal(await page.locator('.notice').count(), 0, 'no refusal');
  }
  assert.deepEqual([...dragged].sort(), ['figure', 'floe']);
});

// P-10
pageTest('skipping ahead stops where a person throws the die', { size: 'phone' }, async (page) => {
  await start(page, { pace: 'calm' });
  const player = new Player();
  const skip = page.locator('.skip-ahead');
  let [thrown, skipped] = [0, 0];
  for (let step = 0; step < 60 && thrown < 3; step += 1) {
    await page.locator(`${ASKED}, .skip-ahead`).first().waitFor();
    // It goes by itself once nothing is left to skip.
    const pressed = (await skip.isVisible()) && (await skip.click({ timeout: 1000 }).then(() => true, () => false));
    skipped += pressed;
    const now = await asked(page);
    thrown += now.throw;
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
  assert.ok(thrown === 3 && skipped > 0, `thrown ${thrown} times, skipped ${skipped} times`);
});

pageTest('looking back does not show one’s own recipe again', {}, async (page) => {
  await start(page, {});
  await page.locator('.p-card').click();
  await page.locator('.p-card.open').click();
  await page.locator('.p-place.choice').first().click();
  await page.locator('.p-throw').waitFor();
  await page.locator('[aria-label="One move back"]').click();
  await page.locator('.question.past').waitFor();
  assert.equal(await page.locator('.p-card, .p-again').count(), 0);
});

pageTest('keys alone play', {}, async (page) => {
  await start(page, { pace: 'quick' });
  await page.locator('.p-card').focus();
  await page.keyboard.press('Enter');
  await page.locator('.p-card.open').waitFor();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 24; step += 1) {
    const now = await asked(page);
    if (now.over) break;
    // What is asked has the focus, without a search for it.
    const onPlaces = now.places.length > 0 && !now.card;
    const asks = now.card ? '.p-card' : onPlaces ? '.p-place.choice' : '.p-table';
    await page.waitForFunction((asks) => document.activeElement?.closest(asks), asks);
    if (onPlaces) {
      const focused = await page.evaluate(() => document.activeElement.id.slice(2));
      assert.ok(now.places.some(({ name }) => name === focused), `${focused} can be chosen`);
      if (step === 3) {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowRight');
      }
    }
    const before = await page.evaluate(signature);
    await page.keyboard.press(step % 2 ? 'Enter' : 'Space');
    await page.waitForFunction(signature, before);
  }
});

pageTest('a wrong place is refused with its rule', {}, async (page) => {
  await start(page, {});
  await page.locator('.p-card').click();
  await page.locator('.p-card.open').click();
  await page.locator('.p-place[aria-label*="igloo"]').click();
  await page.locator('.notice', { hasText: 'P-6' }).waitFor();
  await page.locator('.notice .rule').click();
  await page.locator('dialog .sheet', { hasText: 'no hole, no igloo' }).waitFor();
});

pageTest('every throw and move can wait to be confirmed', {}, async (page) => {
  await start(page, { confirm: true });
  await page.locator('.p-card').click();
  await page.locator('.p-card.open').click();
  await page.locator('.p-place.choice').first().click();
  await press(page, 'Cancel');
  assert.equal(await page.locator('.p-throw').count(), 0);
  await page.locator('.p-place.choice').first().click();
  await press(page, 'Yes, do it');
  await page.locator('.p-throw').waitFor();
});

pageTest('it speaks German', { language: 'de' }, async (page) => {
  await page.goto('/#/rules/mare-polare/P-12');
  await page.locator('.prose figure svg.picture').first().waitFor();
  assert.ok((await page.locator('.prose').innerText()).includes('Lücke'));
  await page.goto('/#/new/mare-polare/bot');
  await page.locator('.new .primary').click();
  await page.getByLabel('Dein Rezept ansehen').click();
  await page.getByLabel('Dein Rezept weglegen').click();
});

pageTest('nothing is wider than the narrowest phone', {}, async (page) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await start(page, { seats: 4, pace: 'at-once' });
  const player = new Player();
  for (let step = 0; step < 24; step += 1) {
    const now = await asked(page);
    if (now.over) break;
    const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(content <= screen, `${content} on ${screen}`);
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
});

/** Plays on until something is asked that a picture is wanted of. */
async function until(page, wanted) {
  const player = new Player();
  for (let step = 0; step < 160; step += 1) {
    const now = await asked(page);
    if (wanted(now) || now.over) return;
    await player.answer(page, now, await harpoonOf(page, 'You'));
  }
}

pictureTest('mare-polare-card', async (page) => {
  await start(page, { seats: 4 });
  await page.locator('.p-card').click();
  await page.locator('.p-card.open').waitFor();
});

pictureTest('mare-polare-feel', async (page) => {
  await start(page, { seats: 3, pace: 'at-once' });
  await until(page, (now) => now.shapes);
});

pictureTest('mare-polare-keep', async (page) => {
  await start(page, { seats: 2, pace: 'at-once' });
  await until(page, (now) => now.keep);
});

pictureTest('mare-polare-move', async (page) => {
  await start(page, { seats: 2, pace: 'quick' });
  await until(page, (now) => now.places.length > 0 && /lit floe/.test(now.question) && !now.card && !/recipe/.test(now.question));
});

pictureTest('mare-polare-rules', async (page) => {
  await page.goto('/#/rules/mare-polare');
  await page.locator('.prose figure svg.picture').first().waitFor();
});
