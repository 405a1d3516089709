import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { testProducts } from '../../testing/testProducts.ts';
import type { ProductCard } from './productSchemas.ts';

const catalogue = testProducts();

async function besideOf(slug: string) {
  const reply = await catalogue.app.inject(`/api/products/${slug}/related`);
  const { related, together } = reply.json() as { related: ProductCard[]; together: ProductCard[] };
  return { status: reply.statusCode, related, together };
}
const kindsOf = (cards: readonly ProductCard[]) => cards.map(({ category, subcategory }) => subcategory ?? category);

test('a product has eight similar products and three that go with it, the same every time', async () => {
  const beside = await besideOf('adjustable-DOG-collar');
  expect(kindsOf(beside.related)).toEqual(Array.from({ length: 8 }, () => 'Collars'));
  expect(kindsOf(beside.together)).toEqual(['Leashes', 'Harness', 'Clothing']);
  expect(beside.related.map(({ slug }) => slug)).not.toContain('Adjustable-Dog-Collar');
  expect(await besideOf('Adjustable-Dog-Collar')).toEqual(beside);
});

test('a small category is filled up with other products of the pet, its own products first', async () => {
  const { related } = await besideOf('Two-Level-Kitten-Nursery-Cage');
  expect(kindsOf(related).slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'Cage-And-Crate'));
  expect(related).toHaveLength(8);
  expect(related.every(({ pet }) => pet === 'cat')).toBe(true);
});

test('a bed’s similar products begin with beds of its kind', async () => {
  const { related } = await besideOf('Hartwell-Sofa-Dog-Bed');
  expect(kindsOf(related).slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'Dog-Sofa'));
});

test('for fish, which have one category, products of other kinds go with it, none of them twice', async () => {
  const { related, together } = await besideOf('Desktop-Nano-Fish-Aquarium');
  expect(together).toHaveLength(3);
  expect(new Set(together.map(({ picture }) => picture.name)).size).toBe(3);
  expect(together.map(({ picture }) => picture.name)).not.toContain('aquarium');
  const slugs = [...related, ...together].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('products bought together more than once come first, the most frequent first; canceled orders do not count', async () => {
  const skuOf = async (slug: string) =>
    (
      await catalogue.shop.database.pool.query(
        'select v.id from variants v join products p on p.id = product_id where slug = $1',
        [slug],
      )
    ).rows[0].id;
  const [collar, sofa, toy, wand] = await Promise.all(
    ['Cable-Knit-Dog-Sweater', 'Hartwell-Sofa-Dog-Bed', 'Dog-Fetch-Chewy-Toy', 'Feather-Wand-Cat-Toy'].map(skuOf),
  );
  const buy = async (variants: number[], fulfilmentState: 'new' | 'cancelled' = 'new') => {
    const { id } = await insertTestOrder(catalogue.shop.database.db, { fulfilmentState });
    for (const [position, variant] of variants.entries()) {
      await catalogue.shop.database.pool.query(
        'update order_lines set variant_id = $3 where order_id = $1 and position = $2',
        [id, position, variant],
      );
    }
  };
  for (let times = 0; times < 2; times++) await buy([collar, toy]);
  for (let times = 0; times < 3; times++) await buy([sofa, collar]);
  await buy([collar, wand]);
  await buy([collar, wand], 'cancelled');
  const { together, related } = await besideOf('Cable-Knit-Dog-Sweater');
  expect(together.map(({ slug }) => slug).slice(0, 2)).toEqual(['Hartwell-Sofa-Dog-Bed', 'Dog-Fetch-Chewy-Toy']);
  expect(together).toHaveLength(3);
  const slugs = [...together, ...related].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(together.map(({ slug }) => slug)).not.toContain('Feather-Wand-Cat-Toy');
});

test('a sold-out product goes with nothing, and is last among the similar ones', async () => {
  await catalogue.shop.database.pool.query(`update stock set units = 0 where variant_id in (
    select v.id from variants v join products p on p.id = v.product_id where p.category = 'Leashes')`);
  expect(kindsOf((await besideOf('Adjustable-Dog-Collar')).together)).toEqual(['Harness', 'Clothing']);
  const { related } = await besideOf('Felted-Wool-Oval-Dog-Bed');
  const inStock = related.filter(({ subcategory }) => subcategory === 'Dog-Oval').map((card) => card.inStock);
  expect(inStock).toEqual(inStock.toSorted((one, other) => Number(other) - Number(one)));
});

test('an unknown product has no related products', async () => {
  expect((await besideOf('Unicorn-Saddle')).status).toBe(404);
});
