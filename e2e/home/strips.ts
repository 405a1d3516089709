import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';

/** The home page's sliders in order, by the name in their buttons' labels; `plays` = it moves automatically. */
export const sliders = [
  { region: 'Latest Trending Products', label: 'Latest Trending Products', plays: true },
  { region: 'Cat Supplies', label: 'Cat Supplies by category', plays: false },
  { region: 'Trending for Cats', label: 'Trending for Cats', plays: true },
  { region: 'Dog Supplies', label: 'Dog Supplies by category', plays: false },
  { region: 'Trending for Dogs', label: 'Trending for Dogs', plays: true },
  { region: 'Best sellers', label: 'Best sellers', plays: false },
];

export const strips = sliders.filter(({ plays }) => plays);

/** The slider's list, in the server's HTML or in the running slider. */
export const listOf = (page: Page, region: string): Locator =>
  page.getByRole('region', { name: region }).getByRole('list');

export const button = (page: Page, action: 'Next' | 'Previous' | 'Pause' | 'Play', label: string): Locator =>
  page.getByRole('button', { name: `${action}: ${label}`, exact: true });

/** Opens home with one slider in the middle of the window, and waits until it slides. */
export async function openSlider(page: Page, { region, label }: { region: string; label: string }): Promise<Locator> {
  await openPage(page, '/');
  await bringIntoView(listOf(page, region));
  await expect(button(page, 'Next', label)).toBeVisible();
  return listOf(page, region);
}

export async function bringIntoView(list: Locator): Promise<void> {
  await list.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** The text of each slide in its current order: the title of a card, the name of a banner. */
export const readSlides = (list: Locator): Promise<string[]> =>
  list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent ?? ''));

export interface Geometry {
  /** px */
  list: number;
  /** From one slide's left edge to the next one's, in px. */
  pitch: number;
  /** Offset of the first card from the left edge of its column. px */
  firstLeft: number;
}

/** The slider's geometry. Its slides are those whose links have a box within the list. */
export const measure = (list: Locator): Promise<Geometry> =>
  list.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const column = element.closest('section')?.getBoundingClientRect().left ?? Number.NaN;
    const lefts = [...element.querySelectorAll('li, [role=listitem]')]
      .map((item) => item.firstElementChild?.getBoundingClientRect().left ?? Number.NaN)
      .filter((left) => left > box.left - 1)
      .toSorted((one, other) => one - other);
    const [first = Number.NaN, second = Number.NaN] = lefts;
    return { list: box.width, pitch: second - first, firstLeft: first - column };
  });
