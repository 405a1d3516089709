import { expect, type Page } from '@playwright/test';

/** Opens a page of the shop and waits until it is alive: its account is a button then, no longer a link. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
}

/** What says that another page is on its way. */
export const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** Where the page is scrolled to, in px. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The address without the origin. */
export const pathOf = (page: Page) => new URL(page.url()).pathname;
