import { expect, type Page } from '@playwright/test';

/** Time limit for hydration: a page whose code a test holds back never hydrates completely. ms */
const PATIENCE = 5_000;

/**
 * Opens a page of the shop and waits for hydration: the account becomes a button, and the regions' own code handles
 * events.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
  await page.waitForFunction(isHydrated, 'main', { timeout: PATIENCE }).catch(() => undefined);
}

/** Waits until every region of the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, 'body');
}

/** React sets a property on every element that it has hydrated. The code of late regions loads when they are near. */
function isHydrated(where: string): boolean {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return [...document.querySelectorAll(`${where} [data-boundary]:not([data-late])`)]
    .map((region) => [...region.querySelectorAll('*')])
    .every((elements) => !elements.length || elements.some(isTaken));
}

/** The status that shows that another page is loading. */
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** The scroll position. px */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The URL without the origin. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
