import { z } from 'zod';
import { arrivals } from './arrivalSchema.ts';

const hex = z.string().describe('#rrggbb');
const hexes = z.array(hex).describe('One for each color zone of the picture, in order; the first is the hex');
export const place = z.object({ slug: z.string(), name: z.string() });

const rating = z.object({
  average: z.number().describe('1 to 5, with one decimal'),
  count: z.int().describe('At least 1'),
});

const picture = z.object({
  name: z.string().describe('Of its address, with the version of its content: "collar-flat.1a2b3c4d"'),
  colour: z.string().nullable().describe('rrggbb, without #'),
  colours: z.array(z.string()).describe('Of all color zones in the product’s first color: rrggbb, without #'),
  alt: z.string().describe('What it shows, without the color: "a woven collar with a buckle"'),
});

const card = z.object({
  id: z.int(),
  slug: z.string().describe('The segment of the product’s address, not URL-encoded'),
  title: z.string(),
  brand: z.string(),
  pet: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  priceMinCents: z.int(),
  priceMaxCents: z.int(),
  compareAtCents: z.int().nullable().describe('The former price of the cheapest variant that is reduced'),
  formerPrice: z
    .object({ minCents: z.int(), maxCents: z.int() })
    .nullable()
    .describe('The lowest and highest former price, when every variant is reduced'),
  saleFromCents: z.int().nullable().describe('The lowest price of a reduced variant, when others are not reduced'),
  sizeAndColor: z.string().describe('Such as "3 Colors - 4 Sizes"'),
  picture,
  colours: z.array(
    z.object({
      name: z.string(),
      hex,
      hexes,
      sku: z.string().describe('Of its first variant in stock; of its first one when it is sold out'),
    }),
  ),
  inStock: z.boolean(),
  rating: rating.nullable().describe('null = no ratings yet'),
  oversize: z.boolean().describe('Ships with the oversize surcharge'),
  added: z.string().describe('The day it was added to the shop: 2026-03-14'),
});

/** What a list shows of a product. pet, category and subcategory are slugs. */
export const productCard = card.meta({ id: 'ProductCard' });

const variant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.string().describe('Empty when the product has no sizes'),
  colour: z.object({ name: z.string().describe('Empty when the product has no colors'), hex: hex.nullable(), hexes }),
  priceCents: z.int(),
  compareAtCents: z.int().nullable().describe('The former price, when it was higher'),
  weightGrams: z.int().describe('With packaging'),
  stock: z.int(),
});

const sizeGuide = z.object({
  title: z.string().describe('How to measure'),
  columns: z.array(z.string()).describe('The first one names the size'),
  rows: z.array(z.array(z.string())),
});

export const productDetail = card
  .extend({
    picture: picture.extend({
      views: z.array(z.string()).describe('Names of pictures from other sides'),
      viewAlts: z.array(z.string()).describe('What each of them shows, without the color'),
    }),
    rating: rating
      .extend({ histogram: z.array(z.int()).length(5).describe('How many gave 1, 2, 3, 4 and 5 stars') })
      .nullable()
      .describe('null = no ratings yet'),
    description: z.string(),
    specifications: z.array(z.object({ name: z.string(), value: z.string() })),
    sizeGuide: sizeGuide.nullable(),
    variants: z.array(variant),
    arrives: arrivals,
  })
  .meta({ id: 'ProductDetail' });

export const relatedProducts = z
  .object({
    related: z.array(productCard).describe('Of the same category, or else of the same pet; at most 8'),
    together: z
      .array(productCard)
      .describe('What was bought with it more than once, then what goes with it; at most 3'),
  })
  .meta({ id: 'RelatedProducts' });

const productSlug = z.object({
  slug: z.string(),
  updated: z.string().describe('The day its page last changed: 2026-03-14'),
  pictures: z
    .array(z.object({ name: z.string(), colours: z.array(z.string()), alt: z.string() }))
    .describe('One for each color; colors are rrggbb, without #'),
});

export const productSlugs = z.object({ products: z.array(productSlug) }).meta({ id: 'ProductSlugs' });

export const taxonomyWithCounts = z
  .object({
    pets: z.array(
      place.extend({
        count: z.int(),
        categories: z.array(place.extend({ count: z.int(), subcategories: z.array(place.extend({ count: z.int() })) })),
      }),
    ),
  })
  .meta({ id: 'Taxonomy' });

export type ProductCard = z.infer<typeof card>;
export type ProductSlug = z.infer<typeof productSlug>;
export type ProductDetail = z.infer<typeof productDetail>;
export type TaxonomyWithCounts = z.infer<typeof taxonomyWithCounts>;
