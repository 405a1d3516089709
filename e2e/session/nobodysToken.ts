import type { Page } from '@playwright/test';

/** A test's token is nobody's: this page hears of the api what a member would hear who has no cart elsewhere. */
export async function believeTokens(page: Page, name = ''): Promise<void> {
  const user = { id: 'm', name };
  await page.route('**/api/admin/user/**', (route) => route.fulfill({ json: { success: true, user } }));
  await page.route('**/api/cart', (route) => route.fulfill({ json: { lines: [], updatedAt: null } }));
}
