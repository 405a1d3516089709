import { expect, type Page } from '@playwright/test';

/** Expects that nothing is wider than the window, with text of twice the size either. WCAG 2.2, 1.4.4 and 1.4.10. */
export async function expectFit(page: Page): Promise<void> {
  // Not a style element, which the page's policy refuses.
  const setSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  for (const size of ['100%', '200%']) {
    await setSize(size);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content, `no sideways scroll with text of ${size}`).toBeLessThanOrEqual(window ?? 0);
  }
  await setSize('');
}
