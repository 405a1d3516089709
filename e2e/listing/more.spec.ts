/** GAPS "Pages" and 6: pages with their own URLs, "Load more", and Back, which restores list, position and focus. */
import { openPage, scrolled } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, DOGS, expectQuery, main, sum, titles } from './list.ts';

atBothWidths(() => {
  test('more products are added below without scrolling, and the focus moves to the first new one', async ({
    page,
  }) => {
    await openPage(page, DOGS);
    const before = await titles(page);
    const more = main(page).getByRole('link', { name: 'Load more' });
    await more.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await more.click();
    await expect(cards(page)).toHaveCount(48);
    await expectQuery(page, '?through=2');
    expect((await titles(page)).slice(0, 24)).toEqual(before);
    expect(new Set(await titles(page)).size).toBe(48);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
  });

  test('Back from a product restores list, position and focus, also after a reload of the product', async ({
    page,
  }) => {
    await openPage(page, DOGS);
    for (const count of [48, 72]) {
      await main(page).getByRole('link', { name: 'Load more' }).click();
      await expect(cards(page)).toHaveCount(count);
    }
    const card = cards(page).nth(60).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await titles(page);
    const place = await scrolled(page);
    const title = await card.textContent();
    for (const reload of [false, true]) {
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      if (reload) await page.reload();
      await page.goBack();
      await expectQuery(page, '?through=3');
      await expect(cards(page)).toHaveCount(72);
      await expect.poll(() => titles(page)).toEqual(before);
      await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
      await expect(card).toBeFocused();
    }
  });

  test('a page number links to the top of its page, and Back returns to the previous one', async ({ page }) => {
    await openPage(page, DOGS);
    const pages = main(page).getByRole('navigation', { name: /^Pages of/ });
    const first = await titles(page);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expectQuery(page, '?page=2');
    await expect(main(page).getByText('48 of')).toBeVisible();
    await expect(sum(page)).toBeFocused();
    await expect(sum(page)).toBeInViewport();
    const second = await titles(page);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.goBack();
    await expectQuery(page, '');
    await expect.poll(() => titles(page)).toEqual(first);
  });
});

test(
  'a failure to load more is reported, the list stays, and the next press loads it',
  long,
  async ({ page, allowProblems }) => {
    allowProblems(/status 503|status of 503|ERR_FAILED|page=2/);
    await openPage(page, BEDS);
    await page.route('**/api/products?*page=2*', (route) => route.abort());
    await main(page).getByRole('link', { name: 'Load more' }).click();
    await expect(main(page).getByRole('alert')).toContainText('We couldn’t load more products.');
    await expect(cards(page)).toHaveCount(24);
    await page.unroute('**/api/products?*page=2*');
    await main(page).getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(42);
    await expect(main(page).getByText('42 of 42 products')).toBeVisible();
  },
);

test('the URL of a long list opens the same list', async ({ page }) => {
  await page.goto(`${DOGS}?through=3`);
  await expect(cards(page)).toHaveCount(72);
  await page.goto(`${BEDS}?page=2`);
  await expect(cards(page)).toHaveCount(18);
  await page.goto(`${BEDS}?page=7`);
  await expect(cards(page)).toHaveCount(18);
});
