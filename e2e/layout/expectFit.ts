import { expect, type Page } from '@playwright/test';

/** Expects nothing to be wider than the window, even with text at twice the size. WCAG 2.2, 1.4.4 and 1.4.10. */
export async function expectFit(page: Page): Promise<void> {
  // Not a style element: the page's content security policy blocks those.
  const setSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  for (const size of ['100%', '200%']) {
    await setSize(size);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, `no horizontal scrolling with text at ${size}`).toBeLessThanOrEqual(window ?? 0);
  }
  await setSize('');
}
