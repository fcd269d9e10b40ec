// The watch over a page sees what a test must not miss.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { newPage, watch } from '../lib/browser.js';
import { pageTest } from '../lib/test.js';

async function errorsOf(action) {
  const page = await newPage();
  const errors = watch(page);
  await page.goto('/healthz');
  await action(page);
  // An answer from the page comes after all it reported before.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.context().close();
  return errors.join('\n');
}

test('a healthy page has no errors', async () => {
  assert.equal(await errorsOf(async () => {}), '');
});

test('a console error is seen', async () => {
  assert.match(await errorsOf((page) => page.evaluate(() => console.error('the ice broke'))), /the ice broke/);
});

test('an uncaught error is seen', async () => {
  const thrown = (page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('the bear came');
      });
    });
  assert.match(await errorsOf(thrown), /uncaught: .*the bear came/);
});

test('a missing file is seen', async () => {
  assert.match(await errorsOf((page) => page.evaluate(() => fetch('/missing.js').then(() => {}))), /missing\.js: 404/);
});

test('inline script is refused by the content policy, and that is seen', async () => {
  const inline = (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.reached = true';
      document.head.append(script);
      if (window.reached) throw new Error('inline script ran');
    });
  assert.match(await errorsOf(inline), /Content Security Policy/);
});

pageTest('a page test gets a page of the size it asked for', { size: 'phone' }, async (page) => {
  await page.goto('/healthz');
  assert.deepEqual(await page.evaluate(() => [innerWidth, innerHeight]), [360, 640]);
});
