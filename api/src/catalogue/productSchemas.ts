import { z } from 'zod';

const hex = z.string().describe('#rrggbb');
const place = z.object({ slug: z.string(), name: z.string() });

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
  sizeAndColor: z.string().describe('Such as "3 Colors - 4 Sizes"'),
  picture: z.object({ name: z.string(), colour: z.string().nullable().describe('rrggbb, without #') }),
  colours: z.array(z.object({ name: z.string(), hex })),
  inStock: z.boolean(),
});

/** What a list shows of a product. pet, category and subcategory are slugs. */
export const productCard = card.meta({ id: 'ProductCard' });

const variant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.string().describe('Empty when the product has no sizes'),
  colour: z.object({ name: z.string().describe('Empty when the product has no colors'), hex: hex.nullable() }),
  priceCents: z.int(),
  compareAtCents: z.int().nullable().describe('The former price, when it was higher'),
  stock: z.int(),
});

export const productDetail = card
  .extend({
    description: z.string(),
    specifications: z.array(z.object({ name: z.string(), value: z.string() })),
    variants: z.array(variant),
  })
  .meta({ id: 'ProductDetail' });

export const productList = z
  .object({
    products: z.array(productCard),
    total: z.int().describe('How many there are, which may be more than are listed'),
    pet: place.nullable(),
    category: place.nullable(),
    subcategory: place.nullable(),
  })
  .meta({ id: 'ProductList' });

export const productSearch = z
  .object({
    products: z.array(productCard),
    total: z.int().describe('How many there are, which may be more than are listed'),
  })
  .meta({ id: 'ProductSearch' });

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
export type ProductDetail = z.infer<typeof productDetail>;
export type TaxonomyWithCounts = z.infer<typeof taxonomyWithCounts>;
