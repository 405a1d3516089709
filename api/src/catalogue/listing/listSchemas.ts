import { z } from 'zod';
import { place, productCard } from '../product/productSchemas.ts';

const count = z.int().describe('How many products are listed when this is the only value chosen in its facet');
const named = z.object({ name: z.string(), count });

/** What a list can be narrowed by. Values without a product are left out, unless they are chosen. */
const facets = z
  .object({
    subcategories: z.array(place.extend({ count })),
    brands: z.array(named),
    sizes: z.array(named).describe('From small to large'),
    colors: z.array(named.extend({ hex: z.string().describe('#rrggbb, the most common shade') })),
    colorFamilies: z
      .array(named.extend({ hex: z.string().describe('A typical color, #rrggbb; empty for several colors') }))
      .describe('Groups of colors such as "Green", always in the same order'),
    ratings: z.array(z.object({ atLeast: z.int(), count })).describe('4, 3, 2 and 1 stars'),
    price: z
      .object({ minCents: z.int(), maxCents: z.int() })
      .describe('Of the variants that match the other facets; both 0 when none match'),
    inStock: z.object({ count }),
  })
  .meta({ id: 'Facets' });

const pageOfProducts = z.object({
  products: z.array(productCard).describe('At most 24'),
  total: z.int().describe('On all pages'),
  page: z.int().describe('From 1; past the last page there are no products'),
  pages: z.int().describe('At least 1'),
  facets,
});

export const productList = pageOfProducts
  .extend({ pet: place.nullable(), category: place.nullable(), subcategory: place.nullable() })
  .meta({ id: 'ProductList' });

/** A place of the taxonomy that a text names. */
export const foundPlace = z
  .object({
    pet: z.string(),
    category: z.string(),
    subcategory: z.string().nullable(),
    name: z.string().describe('Such as "Dog Beds"'),
  })
  .meta({ id: 'FoundPlace' });

export const productSearch = pageOfProducts
  .extend({
    categories: z.array(foundPlace),
    didYouMean: z
      .string()
      .nullable()
      .describe('The text with corrected words, when a word was unknown; or a text that finds more'),
  })
  .meta({ id: 'ProductSearch' });

export type Facets = z.infer<typeof facets>;
export type FoundPlace = z.infer<typeof foundPlace>;
