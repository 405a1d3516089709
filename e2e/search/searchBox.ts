import type { Locator, Page } from '@playwright/test';

/** The header's box: a plain field that its suggestions make a combobox of. */
export const box = (page: Page): Locator =>
  page.getByRole('banner').getByRole('search').locator('[aria-label="Search the store"][name=q]');
export const list = (page: Page): Locator => page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
export const lines = (page: Page): Locator => list(page).getByRole('option');
/** The line that the arrow keys are on, as a screen reader finds it. */
export const activeLine = (page: Page): Promise<string | null | undefined> =>
  box(page).evaluate(
    (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  );
