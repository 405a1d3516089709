/** Data about a list for search engines: canonical, robots, ItemList. */
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { BEDS } from './list.ts';

const rows: [url: string, canonical: string, robots: 'all' | 'noindex', first: number, items: number][] = [
  [BEDS, BEDS, 'all', 1, 24],
  [`${BEDS}?page=2`, `${BEDS}?page=2`, 'all', 25, 18],
  [`${BEDS}?through=2`, BEDS, 'all', 1, 42],
  [`${BEDS}?sort=price-asc`, BEDS, 'all', 1, 24],
  [`${BEDS}?in_stock=1`, BEDS, 'all', 1, 24],
  [`${BEDS}?size=M&size=L`, BEDS, 'noindex', 1, 24],
  [`${BEDS}?size=M&in_stock=1`, BEDS, 'noindex', 1, 24],
  [`${BEDS}?utm_source=mail`, BEDS, 'all', 1, 24],
  ['/DogSupplies/Beds?page=2', `${BEDS}?page=2`, 'all', 25, 18],
  ['/parent-supplies/dog?page=2', '/petcategory/dog', 'all', 25, 24],
];

/** A page, more pages in one, what is not indexed, and another spelling. */
const examples = new Set([1, 2, 5, 9]);

for (const [place, [url, canonical, robots, first, items]] of rows.entries()) {
  test(`${url} is canonical at ${canonical}, ${robots}`, longUnless(examples.has(place)), async ({ page, world }) => {
    await page.goto(url);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', world.url + canonical);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]') as {
      '@type': string;
      itemListElement: { position: number; url: string; name: string }[];
    }[];
    const list = data.find((entry) => entry['@type'] === 'ItemList')?.itemListElement ?? [];
    const shown = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => [card.querySelector('a')?.href, card.querySelector('a')?.textContent]),
      );
    expect(list.map(({ url, name }) => [url, name])).toEqual(shown);
    expect([list[0]?.position, list.length]).toEqual([first, items]);
  });
}
