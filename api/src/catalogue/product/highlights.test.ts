import { testProducts } from '../../testing/testProducts.ts';
import type { ProductCard } from './productSchemas.ts';

const catalogue = testProducts();

type Highlights = Record<'cat' | 'dog' | 'bestSellers' | 'newArrivals' | 'onSale', ProductCard[]>;

const read = async (path: string) => (await catalogue.app.inject(path)).json();
const readHighlights = async (): Promise<Highlights> => await read('/api/products/highlights');

/** Whether none is higher than the one before it. */
const falls = (values: (number | string)[]) => values.every((value, at) => at === 0 || value <= (values[at - 1] ?? ''));
/** From their own pages: a small card does not have everything. */
const ofAll = async (list: ProductCard[]): Promise<ProductCard[]> =>
  await Promise.all(list.map(({ slug }) => read(`/api/products/${encodeURIComponent(slug)}`)));

test('the highlights are full lists of products in stock, each product once and none that is featured', async () => {
  const lists = await readHighlights();
  expect(Object.values(lists).map(({ length }) => length)).toEqual([6, 6, 12, 12, 12]);
  const { products: featured } = await read('/api/products/featured');
  const all: ProductCard[] = [...featured, ...Object.values(lists).flat()];
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(5 + 48);
  expect(all.every(({ inStock }) => inStock)).toBe(true);
});

test('each list has its order, its pet and small cards', async () => {
  const { cat, dog, bestSellers, newArrivals } = await readHighlights();
  for (const list of [cat, dog, bestSellers]) {
    expect(falls((await ofAll(list)).map(({ rating }) => rating?.count ?? 0))).toBe(true);
  }
  expect([...new Set([...cat, ...dog].map(({ pet }) => pet))]).toEqual(['cat', 'dog']);
  expect(falls((await ofAll(newArrivals)).map(({ added }) => added))).toBe(true);
  expect(cat[0]).not.toHaveProperty('colours');
});

test('a product is on sale only when every size and color costs less; other cards show the lowest reduced price', async () => {
  const { onSale } = await readHighlights();
  for (const { formerPrice, priceMinCents } of onSale) {
    expect(priceMinCents).toBeLessThan(formerPrice?.minCents ?? 0);
  }
  const [{ slug } = { slug: '' }] = onSale;
  await catalogue.shop.database.pool.query(
    `update variants set compare_at_cents = null where id = (
       select v.id from variants v join products p on p.id = v.product_id where p.slug = $1
       order by v.price_cents, v.id limit 1
     )`,
    [slug],
  );
  const product: ProductCard = await read(`/api/products/${slug}`);
  expect([product.formerPrice, product.saleFromCents]).toEqual([null, expect.any(Number)]);
  expect((await readHighlights()).onSale.map((card) => card.slug)).not.toContain(slug);
});

test('products can be sorted by best sellers', async () => {
  const { products } = await read('/api/products?pet=bird&sort=best-selling');
  expect(falls(products.map(({ rating }: ProductCard) => rating?.count ?? 0))).toBe(true);
});
