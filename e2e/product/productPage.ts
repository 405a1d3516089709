import type { Page } from '@playwright/test';

/** The purchase box: title, price, options and the button. */
export const box = (page: Page) => page.getByRole('region', { name: 'Buy' });
export const price = (page: Page) =>
  box(page)
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first();
export const option = (page: Page, group: 'Color' | 'Size', name: string | RegExp) =>
  box(page)
    .getByRole('group', { name: group })
    .getByRole('radio', { name, exact: typeof name === 'string' });
export const gallery = (page: Page) => page.getByRole('group', { name: 'Pictures' });
/** The large picture, not the dialog's. */
export const picture = (page: Page) => gallery(page).getByRole('img').first();
export const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
export const dialog = (page: Page) => page.getByRole('dialog');
/** Marks the document; the returned function tells whether it is still the same one. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}
