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
