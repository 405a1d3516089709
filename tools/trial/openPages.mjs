import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.mjs';
import { root } from '../root.mjs';

/** A page may take so long until all its regions answer. ms */
const PATIENCE = 30_000;
/** What a page does right after it hydrated may fail, too. ms */
const AFTERWARDS = 300;

/** @returns {Promise<{ url: string, words: string }[]>} the pages that fail in a browser, and how */
export async function openPages(origin, urls) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const { executablePath, env, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, env, args });
  try {
    const found = [];
    for (const url of urls) {
      const words = await openPage(browser, origin, url);
      if (words.length) found.push({ url, words: words.join('; ') });
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Each in a profile of its own, as a new visitor. */
async function openPage(browser, origin, url) {
  const context = await browser.newContext({ baseURL: origin });
  const words = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => words.push(`an error is thrown (${firstLine(error.message)})`));
    page.on('console', (message) => {
      if (isComplaint(message)) words.push(`the console says "${firstLine(message.text())}"`);
    });
    const response = await page.goto(url);
    if (response && response.status() >= 400) words.push(`answers ${response.status()}`);
    const isWhole = await page.waitForFunction(isHydrated, undefined, { timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    if (!isWhole) words.push(`a region does not hydrate within ${PATIENCE / 1000} s`);
    await page.waitForTimeout(AFTERWARDS);
    for (const region of await page.locator('[data-boundary]:has(> section[role=alert])').all())
      words.push(`${await region.getAttribute('data-boundary')} failed`);
  } catch (error) {
    words.push(`does not open (${firstLine(error.message)})`);
  } finally {
    await context.close();
  }
  return [...new Set(words)];
}

/** A file that does not load is reported by the region that requested it. */
const isComplaint = (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource');

const firstLine = (text) => text.split('\n', 1)[0].slice(0, 300);

/**
 * Runs in the page. React leaves a mark on every element that it has taken over. Late regions do not hydrate until the shopper
 * acts or comes near.
 */
function isHydrated() {
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return [...document.querySelectorAll('[data-boundary]:not([data-late])')]
    .map((region) => [...region.querySelectorAll('*')])
    .every((elements) => !elements.length || elements.some(isTaken));
}
