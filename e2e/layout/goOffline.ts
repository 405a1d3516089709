import type { Page } from '@playwright/test';

/** The line is cut when the page has all its code: what it asks for a moment after it hydrates is no part of the test. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/browser/later.js')),
  );
  await page.context().setOffline(true);
}
