import type { Page } from '@playwright/test';

/** Ends a login like the shop: it records the removal, so no second copy restores the token. */
export const dropToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('token-kept', '');
    localStorage.removeItem('token');
  });

/** A test's token belongs to no account, so the api's answers are those for a member without a saved cart. */
export async function believeTokens(page: Page, name = ''): Promise<void> {
  const user = { id: 'm', name };
  await page.route('**/api/admin/user/**', (route) => route.fulfill({ json: { success: true, user } }));
  await page.route('**/api/cart', (route) => route.fulfill({ json: { lines: [], updatedAt: null } }));
}

/** Writes to the shop's storage before any of its pages is open. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [key, value]);
}

export function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), key);
}
