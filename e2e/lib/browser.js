// One Chromium for all tests of a file, and pages in it that are watched for errors.

import { chromium } from 'playwright-core';
import { after } from 'node:test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the server under test listens, without a slash at the end. */
export const BASE_URL = process.env.BASE_URL;

/** The sizes a page is tested at, in CSS pixels. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
};

let browser;

/** The browser, started at the first call. */
export async function theBrowser() {
  if (!BASE_URL) {
    throw new Error('BASE_URL is not set: run the tests with `cargo xtask test --only e2e`');
  }
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return browser;
}

after(async () => browser?.close());

/**
 * A page in a context of its own: nothing stored, no other page's cookies.
 *
 * @param {object} [options]
 * @param {'phone' | 'desktop'} [options.size]
 * @param {'light' | 'dark'} [options.scheme]
 * @param {'reduce' | 'no-preference'} [options.motion] animations are off unless a test is about them
 * @param {string} [options.language] what the browser asks for, as `de`
 * @param {boolean} [options.touch]
 */
export async function newPage(options = {}) {
  const { size = 'desktop', scheme = 'light', motion = 'reduce', language = 'en', touch = false } = options;
  const context = await (await theBrowser()).newContext({
    baseURL: BASE_URL,
    viewport: SIZES[size],
    colorScheme: scheme,
    reducedMotion: motion,
    locale: language,
    hasTouch: touch,
  });
  return context.newPage();
}

/**
 * Collects everything that went wrong in a page: uncaught errors, console errors (refusals by the content policy
 * among them), failed requests, answers that are errors.
 *
 * @returns {string[]} filled while the page runs
 */
export function watch(page) {
  const errors = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it was still loading.
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answer: ${response.url()}: ${response.status()}`);
  });
  page.on('crash', () => errors.push('the page crashed'));
  return errors;
}
