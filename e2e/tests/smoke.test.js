// The client opens at all.

import assert from 'node:assert/strict';

import { pageTest, pictureTest } from '../lib/test.js';

pageTest('the page opens with its title and its WebAssembly', {}, async (page) => {
  const wasm = page.waitForResponse((response) => response.url().endsWith('.wasm'));
  const answer = await page.goto('/');
  assert.equal(answer.status(), 200);
  assert.match(await page.title(), /Inuksuk/);
  const program = await wasm;
  assert.equal(program.headers()['content-type'], 'application/wasm');
  assert.ok(['br', 'gzip'].includes(program.headers()['content-encoding']), 'the program comes compressed');
  await page.locator('h1').first().waitFor();
});

pageTest('a rule page opens by its address', {}, async (page) => {
  await page.goto('/#/rules/mandua');
  await page.getByRole('heading', { name: /MANDUA/i }).first().waitFor();
});

pictureTest('start', async (page) => {
  await page.goto('/');
  await page.locator('h1').first().waitFor();
});
