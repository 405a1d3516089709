/** GAPS "Pages", pet category: hero, category tiles with counts, best sellers. */
import { openPage } from '../layout/openPage.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { cards, main, totalOf } from './list.ts';

const pets = [
  { pet: 'dog', title: 'Dog supplies', categories: 12 },
  { pet: 'cat', title: 'Cat supplies', categories: 14 },
  { pet: 'bird', title: 'Bird supplies', categories: 4 },
  { pet: 'fish', title: 'Fish supplies', categories: 1 },
];

for (const { pet, title, categories } of pets) {
  test(
    `${pet}: every tile has a picture, and its list has the number of products that it shows`,
    longUnless(pet === 'bird'),
    async ({ page }) => {
      await openPage(page, `/petcategory/${pet}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const tiles = main(page).getByRole('region', { name: 'Shop by category' }).getByRole('article');
      await expect(tiles).toHaveCount(categories);
      const rows = await tiles.evaluateAll((all) =>
        all.map((tile) => ({
          href: tile.querySelector('a')?.getAttribute('href') ?? '',
          name: tile.querySelector('a')?.textContent ?? '',
          count: Number.parseInt(tile.querySelector('p')?.textContent ?? '', 10),
        })),
      );
      for (const tile of await tiles.all()) {
        await tile.scrollIntoViewIfNeeded();
        const picture = tile.locator('img');
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      }
      for (const { href, name, count } of rows) {
        await page.goto(href);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        expect([name, await totalOf(page)]).toEqual([name, count]);
      }
    },
  );

  test(
    `${pet}: the best sellers are the most-rated available products, in order`,
    longUnless(pet === 'dog'),
    async ({ page }) => {
      await openPage(page, `/petcategory/${pet}`);
      const best = main(page).getByRole('region', { name: 'Best sellers' }).getByRole('article');
      await expect(best).toHaveCount(8);
      const shown = await best.getByRole('heading').allTextContents();
      await page.goto(`/parent-supplies/${pet}?sort=best-selling&in_stock=1`);
      expect(shown).toEqual((await cards(page).getByRole('heading').allTextContents()).slice(0, 8));
      const ratings = await cards(page).evaluateAll((all) =>
        all.map((card) => Number(/out of 5, (\d+) rating/.exec(card.textContent)?.[1] ?? 0)),
      );
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    },
  );
}

test('an unknown pet answers 404', async ({ request }) => {
  expect((await request.get('/petcategory/dragon')).status()).toBe(404);
});
