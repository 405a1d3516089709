import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { cached } from '../../platform/http/cached.ts';
import type { CardRow } from './cardColumns.ts';
import { highlightQueries } from './highlightQueries.ts';
import { productCardOf } from './productCard.ts';
import { productCard } from './productSchemas.ts';

/** What a small card shows: the answer is sent with the page. */
const shown = productCard.pick({
  slug: true,
  title: true,
  pet: true,
  picture: true,
  inStock: true,
  sizeAndColor: true,
  priceMinCents: true,
  priceMaxCents: true,
  formerPrice: true,
});

/** How many products of a pet there are, and how many of all. */
const [ofPet, ofAll] = [6, 12];
const row = (most: number, words: string) => z.array(shown).max(most).describe(words);

const highlights = z
  .object({
    cat: row(ofPet, 'Best sellers for cats'),
    dog: row(ofPet, 'Best sellers for dogs'),
    bestSellers: row(ofAll, 'Most rated first'),
    newArrivals: row(ofAll, 'Newest first'),
    onSale: row(ofAll, 'Reduced in every size and color, the highest discount first'),
  })
  .meta({
    id: 'Highlights',
    description: 'Products in stock; each is in one list only, and featured ones are left out',
  });

export function highlightsRoute(app: App, { database }: { database: Database }): void {
  const listHighlights = highlightQueries(database);
  app.get(
    '/api/products/highlights',
    {
      schema: {
        operationId: 'listHighlights',
        summary: 'Best sellers, new arrivals and sale items, for the home page',
        response: { 200: highlights, '5xx': apiProblem },
      },
    },
    async (_request, reply) => {
      const lists = await listHighlights();
      const rows = distinctRows<CardRow, 'cat' | 'dog' | 'bestSellers' | 'newArrivals' | 'onSale'>(lists.featured, {
        cat: { products: lists.cat, most: ofPet },
        dog: { products: lists.dog, most: ofPet },
        bestSellers: { products: lists.bestSellers, most: ofAll },
        newArrivals: { products: lists.newArrivals, most: ofAll },
        onSale: { products: lists.onSale, most: ofAll },
      });
      reply.header(...cached);
      return {
        cat: rows.cat.map(productCardOf),
        dog: rows.dog.map(productCardOf),
        bestSellers: rows.bestSellers.map(productCardOf),
        newArrivals: rows.newArrivals.map(productCardOf),
        onSale: rows.onSale.map(productCardOf),
      };
    },
  );
}

interface Row<Product> {
  products: readonly Product[];
  most: number;
}

/** Each product is in the first row only that has it, and none of those that are shown elsewhere is in any. */
export function distinctRows<Product extends { slug: string }, Name extends string>(
  elsewhere: readonly { slug: string }[],
  rows: Record<Name, Row<Product>>,
): Record<Name, Product[]> {
  const taken = new Set(elsewhere.map(({ slug }) => slug));
  const distinct = Object.entries<Row<Product>>(rows).map(([name, { products, most }]) => {
    const found = products.filter(({ slug }) => !taken.has(slug)).slice(0, most);
    for (const { slug } of found) taken.add(slug);
    return [name, found];
  });
  return Object.fromEntries(distinct) as Record<Name, Product[]>;
}
