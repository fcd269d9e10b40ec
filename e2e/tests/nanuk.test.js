// Nanuk: a whole season against bots, and persons who share a screen without seeing each other's hands.

import assert from 'node:assert/strict';

import { assertFits, pageTest, pictureTest } from '../lib/test.js';

/** Sets what a person can set, before the page reads it. */
async function withSettings(page, settings) {
  const stored = JSON.stringify({ sound: false, ...settings });
  await page.addInitScript((text) => {
    if (localStorage.getItem('inuksuk.settings') === null) localStorage.setItem('inuksuk.settings', text);
  }, stored);
}

/** Chooses one of a row. */
const pick = (page, row, choice) => page.getByRole('group', { name: row }).getByText(choice, { exact: true }).click();

/** Opens a match; `others` are the values of the seats' choices from seat 2 on. */
async function open(page, { others = [], level = '1', options } = {}) {
  await page.goto('/#/new/nanuk/bot');
  const seats = page.locator('.seating li');
  await seats.first().waitFor();
  for (const [i, other] of others.entries()) await seats.nth(i + 1).locator('select').first().selectOption(other);
  if (others.includes('bot') || others.length < 4) {
    await pick(page, 'Level', level);
  }
  if (options) await options();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.n-table').waitFor();
}

/** What the page waits for: a stage one is asked at, `curtain`, or `over`. */
async function asked(page) {
  const state = await page.waitForFunction(() => {
    if (document.querySelector('.result')) return 'over';
    if (document.querySelector('.curtain')) return 'curtain';
    return document.querySelector('.question.own') && document.querySelector('.n-table')?.dataset.stage;
  });
  return state.jsonValue();
}

/** The number of entries of the line that is shown. */
const entries = (page) => page.evaluate(() => document.querySelectorAll('.move').length);

/** Answers what is asked, and waits until the table has gone on. */
async function answer(page, stage) {
  const before = await entries(page);
  if (stage === 'boast') {
    const last = Number(await page.locator('.n-said strong').textContent({ timeout: 500 }).catch(() => '0'));
    await page.locator(last >= 3 ? '.n-doom' : '.n-boast').click();
  } else if (stage === 'sides') {
    await page.locator('.n-take.hunt').click();
  } else if (stage === 'ante' || stage === 'give') {
    await page.locator('.n-held-card').first().click();
    await page.locator('.n-lay').click();
  } else {
    await page.locator('.n-pool-card').first().click();
  }
  await page.waitForFunction((count) => document.querySelectorAll('.move').length > count, before);
}

pageTest('one person and four bots play a season of Nanuk', {}, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page);
  const stages = new Set();
  for (;;) {
    const stage = await asked(page);
    if (stage === 'over') break;
    assert.notEqual(stage, 'curtain', 'one person needs no curtain');
    stages.add(stage);
    await answer(page, stage);
  }
  assert.ok(stages.has('boast') && stages.has('pick'), [...stages].join());
  // K-34: five scores, best first, and the winner is marked.
  const scores = (await page.locator('.scores .score').allTextContents()).map(Number);
  assert.equal(scores.length, 5);
  assert.deepEqual(scores, scores.toSorted((one, other) => other - one));
  assert.ok((await page.locator('.scores tr.won').count()) >= 1);
  // The piles are laid out; their points are those of the result.
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const piles = await page.locator('.n-middle .n-all-piles li strong').allTextContents();
  assert.deepEqual(piles.map((text) => Number.parseInt(text, 10)).toSorted((a, b) => b - a), scores);
});

/** Every card face up in the page: its name, where it lies. Hands are the only cards with these buttons. */
const handCards = (page) => page.locator('.n-held-card').count();

pageTest('a shared screen shows no hand but that of who looks', {}, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page, { others: ['other', 'other', 'other', 'other'] });
  const looked = [];
  for (let turn = 0; turn < 12; turn += 1) {
    assert.equal(await asked(page), 'curtain');
    // Nobody looks: no card of any hand is anywhere in the page, its list of moves and its speech included.
    assert.equal(await handCards(page), 0);
    const hidden = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(hidden, /ante: |You are dealt|You laid/);
    assert.equal(await page.locator('.n-held-card, .n-own, .n-own-laid').count(), 0);
    const ready = page.locator('.curtain .primary');
    looked.push(await ready.textContent());
    await ready.click();
    await page.locator('.n-own').waitFor();
    assert.equal(await page.locator('.curtain').count(), 0);
    const stage = await asked(page);
    if (stage === 'boast' || stage === 'sides' || stage === 'ante') {
      assert.ok((await handCards(page)) >= 1, 'who looks sees the own hand');
    }
    // Looking back is through the same eyes.
    await page.keyboard.press('ArrowLeft');
    await page.locator('.question.past').waitFor();
    assert.ok((await handCards(page)) <= 3);
    await page.keyboard.press('End');
    await page.locator('.question.own').waitFor();
    await answer(page, stage);
  }
  assert.ok(new Set(looked).size >= 2, 'several persons have looked');
});

pageTest('a shared match that was left goes on behind the curtain', {}, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page, { others: ['other', 'bot', 'bot', 'bot'] });
  await asked(page);
  await page.locator('.curtain .primary').click();
  await page.locator('.n-held-card').first().waitFor();
  await page.reload();
  assert.equal(await asked(page), 'curtain');
  assert.equal(await handCards(page), 0);
  // Neither seed nor record lies where the page can read them.
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  assert.doesNotMatch(stored, /deal \d|"seed"|\[Game/);
});

pageTest('a boast is made by keys alone, and an impossible one names its rule', {}, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page, {
    options: async () => {
      await page.getByText('More options').click();
      await pick(page, 'Who begins', 'Seat 1');
    },
  });
  assert.equal(await asked(page), 'boast');
  // K-11: nothing to doom yet.
  await page.locator('.n-doom').click({ force: true });
  await page.locator('.notice .rule', { hasText: 'K-11' }).waitFor();
  const number = page.locator('.n-numbers .n-cell.on');
  await number.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'n-number-3');
  await page.locator('.n-days-track .n-cell.on').focus();
  await page.keyboard.press('ArrowRight');
  const boast = page.locator('.n-boast');
  assert.match(await boast.textContent(), /3 .+ in 2 days/);
  await boast.focus();
  await page.keyboard.press('Enter');
  await page.locator('.move', { hasText: /^3 .* in 2 days/ }).first().waitFor();
});

pageTest('seven bots fit on a phone, and the list of moves is spoken of in German', { size: 'phone', language: 'de' }, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await page.goto('/#/new/nanuk/bot');
  await pick(page, 'Plätze', '8');
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await page.locator('.n-plate').nth(6).waitFor();
  await asked(page);
  await assertFits(page);
  assert.match(await page.locator('#moves').innerText(), /Wind/);
});

/** What one is asked next; a match that is over before all was asked for is followed by another. */
async function askedAgain(page) {
  const stage = await asked(page);
  if (stage !== 'over') return stage;
  await page.locator('.result .primary').click();
  await page.locator('.result').waitFor({ state: 'detached' });
  return askedAgain(page);
}

/** What a button says that does not lie within it, and words that are broken apart. */
const cutTexts = (page) =>
  page.evaluate(() => {
    const cut = [];
    for (const button of document.querySelectorAll('.n-table button')) {
      if (button.closest('.n-phrases') || !button.checkVisibility()) continue;
      const frame = button.getBoundingClientRect();
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        // A count sits on the corner of its card.
        if (words.currentNode.parentElement.closest('b')) continue;
        for (const { index, 0: word } of words.currentNode.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + word.length);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const within = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
          if (!within || range.getClientRects().length !== 1) cut.push(`${button.className}: ${word}`);
        }
      }
      const picture = button.querySelector('.n-animal');
      const text = picture?.nextElementSibling;
      if (text && picture.getBoundingClientRect().bottom > text.getBoundingClientRect().top + 2) {
        cut.push(`${button.className}: the picture lies under ${text.textContent}`);
      }
    }
    return cut;
  });

for (const [language, seats, play] of [['en', 'Seats', 'Play'], ['de', 'Plätze', 'Spielen']]) {
  pageTest(`every button can be read on a screen of 320 pixels, ${language}`, { size: 'phone', language }, async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await withSettings(page, { pace: 'at-once' });
    await page.goto('/#/new/nanuk/bot');
    await pick(page, seats, '8');
    await page.getByRole('button', { name: play, exact: true }).click();
    const stages = new Set();
    while (!['boast', 'sides', 'pick'].every((stage) => stages.has(stage))) {
      const stage = await askedAgain(page);
      stages.add(stage);
      await assertFits(page);
      assert.deepEqual(await cutTexts(page), [], stage);
      await answer(page, stage);
    }
  });
}

pageTest('on a phone nothing that is asked about lies behind the hand', { size: 'phone', touch: true }, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page);
  const above = { boast: '.n-days-track .n-cell', sides: '.n-phrases', pick: '.n-pool-card' };
  const stages = new Set();
  while (stages.size < 3) {
    const stage = await askedAgain(page);
    if (above[stage]) {
      stages.add(stage);
      await page.waitForFunction((what) => {
        const bottoms = [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect().bottom);
        const hand = document.querySelector('.n-own').getBoundingClientRect().top;
        return bottoms.length > 0 && Math.max(...bottoms) <= Math.min(hand, innerHeight);
      }, above[stage]);
    }
    if (stage === 'pick') {
      // The hand is not needed: it keeps nothing else from sight, and a touch of it is no question.
      assert.equal(await page.locator('.n-own').evaluate((own) => getComputedStyle(own).position), 'static');
      const held = page.locator('.n-held-card');
      if ((await held.count()) > 0) await held.first().tap();
      assert.equal(await page.locator('.notice').count(), 0);
    }
    await answer(page, stage);
  }
});

pageTest('what is said stays on the table among eight in German', { language: 'de' }, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await page.goto('/#/new/nanuk/bot');
  await pick(page, 'Plätze', '8');
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  for (let stage = await askedAgain(page); stage !== 'sides'; stage = await askedAgain(page)) {
    await answer(page, stage);
  }
  const outside = await page.evaluate(() => {
    const table = document.querySelector('.n-middle').getBoundingClientRect();
    const said = [...document.querySelectorAll('.n-bubble')].map((bubble) => bubble.getBoundingClientRect());
    return [said.length, said.filter(({ left, right }) => left < table.left || right > table.right).length];
  });
  assert.deepEqual(outside, [7, 0]);
});

for (const sides of ['In secret', 'Openly']) {
  pageTest(`persons at one screen see what they talk about, and the clock runs once: ${sides}`, {}, async (page) => {
    await withSettings(page, { pace: 'at-once' });
    await open(page, {
      others: ['other', 'other', 'other', 'other'],
      options: async () => {
        await page.getByText('More options').click();
        await pick(page, 'Choosing sides', sides);
      },
    });
    const clocks = [];
    for (let turn = 0; clocks.length < 3 && turn < 30; turn += 1) {
      assert.equal(await asked(page), 'curtain');
      const about = page.locator('.curtain .n-about');
      if ((await about.count()) > 0) {
        assert.match(await about.innerText(), /\d+ .+ in \d+ days?/);
        assert.match(await about.innerText(), /Hunt leader/);
        assert.match(await about.innerText(), /Doom leader/);
        clocks.push(await page.locator('.curtain .n-clock').count());
      }
      await page.locator('.curtain .primary').click();
      await page.locator('.n-own').waitFor();
      await answer(page, await asked(page));
    }
    assert.deepEqual(clocks, [1, 0, 0]);
  });
}

pageTest('the scores of a season wait for the reader, who went ahead of everything else', {}, async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page, {
    options: async () => {
      await page.getByText('More options').click();
      await pick(page, 'Seasons', '2');
    },
  });
  let read = 0;
  for (;;) {
    const stage = await asked(page);
    if (stage === 'over') break;
    const season = page.locator('dialog[open] .n-season');
    if ((await season.count()) > 0) {
      read += 1;
      const scores = (await season.locator('.score').allTextContents()).map((text) => Number.parseInt(text, 10));
      assert.equal(scores.length, 5);
      assert.deepEqual(scores, scores.toSorted((one, other) => other - one));
      assert.ok((await season.locator('tr.won').count()) >= 1);
      await season.locator('.primary').click();
      await season.waitFor({ state: 'detached' });
    }
    await answer(page, stage);
  }
  // K-35: the last season is told of by the result.
  assert.equal(read, 1);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  // Nothing lies over the piles then.
  assert.equal(await page.locator('.n-own').count(), 0);
});

pictureTest('nanuk-boast', async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page);
  await asked(page);
});

pictureTest('nanuk-hunt', async (page) => {
  await withSettings(page, { pace: 'at-once' });
  await open(page);
  for (;;) {
    const stage = await asked(page);
    if (stage === 'pick' || stage === 'over') break;
    await answer(page, stage);
  }
  // Back to where the last day was about to be drawn.
  const days = page.locator('.move', { hasText: /^day/ });
  await days.nth((await days.count()) - 1).click();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.question.past').waitFor();
});

pictureTest('nanuk-rules', async (page) => {
  await page.goto('/#/rules/nanuk');
  await page.locator('.prose figure svg').first().waitFor();
});
