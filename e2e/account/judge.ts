import { expect, type Page, test } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';

/** Checks the page's current state: WCAG 2.2 AA, and no horizontal scrolling. `name` is used in messages. */
export async function judge(page: Page, name: string): Promise<void> {
  // After a scroll the header may cover half of a link, which then counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await findViolations(page), name).toEqual([]);
  await test.step(name, () => expectFit(page));
}

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens a section by its link, once the account is loaded. */
export async function goToSection(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true }).click();
  await expect(title(page, heading)).toBeVisible();
}
