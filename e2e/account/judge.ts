import { expect, type Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';

/** Checks the page's current state: WCAG 2.2 AA, and no horizontal scrolling. `name` is used in messages. */
export async function judge(page: Page, name: string): Promise<void> {
  // Where the focus brought the page to, the header may lie over half a link, which is then called too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await findViolations(page), name).toEqual([]);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect.soft(fits, `${name} fits its window`).toBe(true);
}

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** By the sections' own ways, as soon as the account is there. */
export async function goToSection(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true }).click();
  await expect(title(page, heading)).toBeVisible();
}
