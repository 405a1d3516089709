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
/** The large picture of the page, not of the viewer. */
export const picture = (page: Page) => gallery(page).getByRole('img').first();
export const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
export const dialog = (page: Page) => page.getByRole('dialog');
/** Marks the document. @returns whether it is still the same one */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Products of the shipped data, by their special property. */
export const products = {
  /** Three colors in three sizes, all available; the lowest stock is 2, of XL in Sage. */
  bed: { path: '/product/Cloudrest-Orthopedic-Dog-Bed', title: 'Cloudrest Orthopedic Dog Bed' },
  /** In Brick, M is sold out and L does not exist. */
  sweater: { path: '/product/Sailor-Stripe-Dog-Sweater', title: 'Sailor Stripe Dog Sweater' },
  /** Sold out, and large. */
  cage: { path: '/product/Dome-Top-Cage-for-Large-Parrots', title: 'Dome-Top Cage for Large Parrots' },
  /** A single variant. */
  plates: {
    path: '/product/Stainless-Steel-Cat-Plates,-Set-of-Three',
    title: 'Stainless Steel Cat Plates, Set of Three',
  },
  /** Without ratings. */
  hideaway: { path: '/product/Seagrass-Bird-Hideaway', title: 'Seagrass Bird Hideaway' },
} as const;
