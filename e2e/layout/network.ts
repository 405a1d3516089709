import type { Page } from '@playwright/test';

/** Keeps what answers to `urls` from arriving. @returns lets it through, once and for all */
export async function holdBack(page: Page, urls: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(urls, async (route) => {
    await through;
    // The caller may have given up.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

/** The line is cut when the page has all its code: what it asks for a moment after it hydrates is no part of the test. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/browser/later.js')),
  );
  await page.context().setOffline(true);
}
