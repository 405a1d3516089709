import { expect, type Locator, type Page } from '@playwright/test';

/** 42 beds in five subcategories: two pages. */
export const BEDS = '/productcategories/dog/Beds';
/** All for dogs: seven pages. */
export const DOGS = '/parent-supplies/dog';

export const main = (page: Page): Locator => page.getByRole('main');
export const cards = (page: Page): Locator => main(page).getByRole('article');
/** A card's button next to the heart, whose label reports the result. */
export const quickAdd = (card: Locator): Locator => card.getByRole('button', { name: /^(?!Wishlist: )/ });
/** The filters next to the list, in wide windows. */
export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
export const sum = (page: Page): Locator => main(page).getByText(/^\d+ products?$/);
export const chips = (page: Page): Locator =>
  main(page)
    .getByRole('group', { name: 'Applied filters' })
    .getByRole('link', { name: /^Remove/ });

/** The number of products that the page shows. */
export async function totalOf(page: Page): Promise<number> {
  return Number.parseInt((await sum(page).textContent()) ?? '', 10);
}

export const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();

/** The decoded query: '?brand=A&size=L'. */
export const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '));

export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect.poll(() => queryOf(page)).toBe(query);
}

/** A value of a facet in the form. */
export interface Choice {
  input: Locator;
  /** The label without the count. */
  label: string;
  /** The count next to it. */
  count: number;
}

/** The value at `at` in a facet's group, which is opened first if it is closed. */
export async function choiceIn(form: Locator, facet: string, at = 0): Promise<Choice> {
  const group = form.locator('details', { has: form.page().getByText(facet, { exact: true }) }).first();
  if (!(await group.evaluate((details: HTMLDetailsElement) => details.open)))
    await group.locator('summary').first().click();
  const input = group.locator('input:not([value=""])').nth(at);
  const name = (await input.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent)) ?? '';
  const [, label = '', count = ''] = /^(.*?)\d*\((\d+) products?\)$/.exec(name) ?? [];
  return { input, label, count: Number(count) };
}
