import { expect, type Page } from '@playwright/test';

/** A page whose code a test keeps away never hydrates whole: no more than so long is waited for it. ms */
const PATIENCE = 5_000;

/**
 * Opens a page of the shop and waits until it is hydrated: its account is a button then, no longer a link, and its
 * regions answer by their own code, no longer by what the browser does without.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  await page.waitForFunction(isHydrated, 'main', { timeout: PATIENCE }).catch(() => undefined);
}

/** Every region of the page answers by its own code. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, 'body');
}

/** React leaves a mark on every element that it has taken over. */
function isHydrated(where: string): boolean {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return [...document.querySelectorAll(`${where} [data-boundary]`)]
    .map((region) => [...region.querySelectorAll('*')])
    .every((elements) => !elements.length || elements.some(isTaken));
}

/** What says that another page is on its way. */
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** Where the page is scrolled to, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The address without the origin. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
