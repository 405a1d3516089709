import type { Page } from '@playwright/test';

/** Holds back the responses of `urls`. @returns releases them permanently */
export async function holdBack(page: Page, urls: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(urls, async (route) => {
    await through;
    // The request may have been aborted.
    await route.continue().catch(() => undefined);
  });
  return letThrough;
}

/** Goes offline once the page has all its code, because requests right after hydration are no part of the test. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/browser/later.js')),
  );
  await page.context().setOffline(true);
}
