/** GAPS "Pages", listing: facets with correct counts, chips and order, all in the URL. */
import { openPage } from '../layout/openPage.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS, cards, chips, choiceIn, expectQuery, filters, main, queryOf, sum, titles, totalOf } from './list.ts';

interface Row {
  facet: string;
  at?: number;
  query: (label: string) => string;
  chip: (label: string) => string;
}

const rows: Row[] = [
  { facet: 'Type', query: (label) => `subcategory=Dog-${label}`, chip: (label) => `Type: ${label}` },
  { facet: 'Size', at: 2, query: (label) => `size=${label}`, chip: (label) => `Size: ${label}` },
  // The first color has only one brand, so there is no choice of brands.
  { facet: 'Color', at: 1, query: (label) => `color_family=${label}`, chip: (label) => `Color: ${label}` },
  { facet: 'Brand', query: (label) => `brand=${label}`, chip: (label) => `Brand: ${label}` },
  { facet: 'Rating', query: () => 'rating=4', chip: () => '4 stars and up' },
  { facet: 'Availability', query: () => 'in_stock=1', chip: () => 'In stock' },
];

for (const { facet, at, query, chip } of rows) {
  test(
    `${facet}: its count is right, its chip removes it, and Back and a reload keep the list`,
    longUnless(facet === 'Type'),
    async ({ page }) => {
      await openPage(page, BEDS);
      const all = await totalOf(page);
      const { input, label, count } = await choiceIn(filters(page), facet, at);
      expect(count).toBeGreaterThan(0);
      await input.check();
      await expectQuery(page, `?${query(label)}`);
      await expect(sum(page)).toHaveText(`${count} ${count === 1 ? 'product' : 'products'}`);
      await expect(chips(page)).toHaveText([`Remove ${chip(label)}`]);
      const shown = await titles(page);

      await page.reload();
      await expect.poll(() => titles(page)).toEqual(shown);
      await expect(chips(page)).toHaveText([`Remove ${chip(label)}`]);
      await openPage(page, page.url());
      await chips(page).first().click();
      await expectQuery(page, '');
      await expect(sum(page)).toHaveText(`${all} products`);
      await expect(sum(page)).toBeFocused();
      await page.goBack();
      await expectQuery(page, `?${query(label)}`);
      await expect(chips(page)).toHaveCount(1);
      await expect((await choiceIn(filters(page), facet, at)).input).toBeChecked();
    },
  );
}

const pairs = rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other] as const));

for (const [one, other] of pairs) {
  test(
    `${one.facet} and ${other.facet}: the count of the second is right with the first one set`,
    longUnless(one.facet === 'Size' && other.facet === 'Color'),
    async ({ page }) => {
      await openPage(page, BEDS);
      const first = await choiceIn(filters(page), one.facet, one.at);
      await first.input.check();
      await expect(sum(page)).toHaveText(`${first.count} ${first.count === 1 ? 'product' : 'products'}`);
      const second = await choiceIn(filters(page), other.facet);
      await second.input.check();
      await expect(chips(page)).toHaveCount(2);
      await expect(sum(page)).toHaveText(`${second.count} ${second.count === 1 ? 'product' : 'products'}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await main(page).getByRole('link', { name: 'Clear all', exact: true }).click();
      await expectQuery(page, '');
    },
  );
}

test('a price in dollars applies when its field loses the focus, and every product has a variant in its range', async ({
  page,
}) => {
  await openPage(page, BEDS);
  const all = await totalOf(page);
  await filters(page).getByLabel('Max $').fill('30');
  await filters(page).getByLabel('Max $').press('Tab');
  await expectQuery(page, '?price_max=30');
  await expect(chips(page)).toHaveText(['Remove Price: up to $30.00']);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const prices = await cards(page).evaluateAll((found) =>
    found.map((card) => /\$([\d.]+)/.exec(card.textContent)?.[1]),
  );
  for (const price of prices) expect(Number(price)).toBeLessThanOrEqual(30);
  await filters(page).getByLabel('Min $').fill('none');
  await filters(page).getByLabel('Min $').press('Enter');
  await expect(filters(page).getByText('Enter a price like 25.')).toBeVisible();
  expect(queryOf(page)).toBe('?price_max=30');
});

const orders = [
  { name: 'Price: low to high', value: 'price-asc', up: true },
  { name: 'Price: high to low', value: 'price-desc', up: false },
];

for (const { name, value, up } of orders) {
  test(`${name} sorts the list across pages`, longUnless(up), async ({ page }) => {
    await openPage(page, BEDS);
    await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption(name);
    await expectQuery(page, `?sort=${value}`);
    await main(page).getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(42);
    const prices = await cards(page).evaluateAll((found) =>
      found.map((card) => Number(/\$([\d,.]+)/.exec(card.textContent)?.[1]?.replace(',', ''))),
    );
    const sorted = prices.toSorted((one, other) => (up ? one - other : other - one));
    if (up) expect(prices).toEqual(sorted);
    else expect(prices[0]).toBeGreaterThan(prices.at(-1) ?? 0);
  });
}

test('filters without a match say so, and link to the whole list', async ({ page }) => {
  await openPage(page, `${BEDS}?brand=Nobody`);
  await expect(sum(page)).toHaveText('0 products');
  await expect(main(page).getByText('No products match these filters')).toBeVisible();
  await main(page).getByRole('link', { name: 'Clear all filters' }).click();
  await expectQuery(page, '');
  await expect(cards(page)).toHaveCount(24);
});

test('invalid parts of a URL are ignored, and the list is shown', async ({ request }) => {
  const strange = [
    '?page=-1',
    '?page=99',
    '?sort=%00',
    '?rating=11',
    '?price_min=%F0%9F%90%B6',
    `?brand=${'x'.repeat(3000)}`,
  ];
  strange.push(
    `?${Array.from({ length: 200 }, (_, at) => `color=${at}`).join('&')}`,
    '?subcategory=Cat-Sofa&through=999',
  );
  for (const query of strange) {
    const response = await request.get(BEDS + query);
    expect([query.slice(0, 40), response.status()]).toEqual([query.slice(0, 40), 200]);
  }
});
