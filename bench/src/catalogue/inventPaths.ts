import { taxonomy } from '@paw/rules/taxonomy.ts';
import type { ProductDatum } from '../../../api/src/catalogue/product-data/productDatum.ts';
import { seededRandom } from '../../order-checker/Dice.ts';

type Pick = <Item>(items: readonly Item[]) => Item;

/**
 * Listings of a category with three facets chosen as one product of it has them, so each lists something. No two are
 * alike: the api keeps recent answers, and these would not be measured.
 */
export function inventListings(products: readonly ProductDatum[], count: number): string[] {
  const slugs = new Map(
    taxonomy.flatMap((pet) => pet.categories.map(({ name, slug }) => [`${pet.slug} ${name}`, slug] as const)),
  );
  return invent(count, (pick) => {
    const product = pick(products);
    const variant = pick(product.variants);
    const query = new URLSearchParams({
      pet: product.pet,
      category: slugs.get(`${product.pet} ${product.category}`) ?? '',
    });
    query.append('brand', product.brand);
    const brand = pick(products).brand;
    if (brand !== product.brand) query.append('brand', brand);
    if (variant.colour) query.set('color', variant.colour);
    else query.set('in_stock', '1');
    query.set('price_max', String(Math.ceil(variant.cents / 500) * 500));
    return `/api/products?${query}`;
  });
}

/** One to three words of a product's title; in every fifth text one word has a typo. */
export function inventSearches(products: readonly ProductDatum[], count: number): string[] {
  return invent(count, (pick, turn) => {
    const words = pick(products)
      .title.toLowerCase()
      .match(/[a-z]{4,}/g) ?? ['collar'];
    const from = pick([...words.keys()]);
    const asked = words.slice(from, from + pick([1, 2, 3]));
    if (turn % 5 === 0) asked[0] = mistyped(asked[0] ?? '');
    return `/api/search?${new URLSearchParams({ q: asked.join(' ') })}`;
  });
}

/** The second and third letters in each other's place. */
const mistyped = (word: string) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;

function invent(count: number, next: (pick: Pick, turn: number) => string): string[] {
  const random = seededRandom(count);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
  const paths = new Set<string>();
  for (let turn = 0; paths.size < count; turn++) {
    if (turn > count * 100) throw new Error(`There are only ${paths.size} different requests, not ${count}.`);
    paths.add(next(pick, turn));
  }
  return [...paths];
}
