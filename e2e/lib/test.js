// Tests that fail when their page had any error, and pictures of pages.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

import { SIZES, newPage, watch } from './browser.js';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));

/** A test may take this long, in milliseconds: far more than any needs, so that a hanging page ends too. */
const LIMIT = 120_000;

/**
 * A test with a page of its own. It fails when `body` throws and when the page had an error; a picture of the page
 * as it was then is left in `shots/`.
 *
 * @param {string} name
 * @param {Parameters<typeof newPage>[0]} options
 * @param {(page: import('playwright-core').Page) => Promise<void>} body
 */
export function pageTest(name, options, body) {
  test(name, { timeout: LIMIT }, async () => {
    const page = await newPage(options);
    const errors = watch(page);
    try {
      await body(page);
      assert.deepEqual(errors, [], 'errors in the page');
    } catch (error) {
      await picture(page, `failed-${name}`).catch(() => {});
      if (errors.length > 0) console.log(`errors in the page of "${name}":\n${errors.join('\n')}`);
      throw error;
    } finally {
      await page.context().close();
    }
  });
}

/**
 * Four tests, one for each size in light and dark, each leaving a picture `shots/NAME-SIZE-SCHEME.png`.
 *
 * @param {string} name also the name of the files: letters, digits, hyphens
 * @param {(page: import('playwright-core').Page) => Promise<void>} prepare leads to what is to be seen
 * @param {Parameters<typeof newPage>[0]} [options]
 */
export function pictureTest(name, prepare, options = {}) {
  for (const size of Object.keys(SIZES)) {
    for (const scheme of ['light', 'dark']) {
      pageTest(`${name}, ${size}, ${scheme}`, { ...options, size, scheme }, async (page) => {
        await prepare(page);
        await page.evaluate(() => document.fonts.ready);
        await assertFits(page);
        await picture(page, `${name}-${size}-${scheme}`);
      });
    }
  }
}

/** Leaves a picture of what is on the screen in `shots/`. */
export async function picture(page, name) {
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png` });
}

/** Nothing on the page is wider than the screen: there is nothing to scroll sideways. */
export async function assertFits(page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(content <= screen, `the page is ${content} pixels wide on a screen of ${screen}`);
}
