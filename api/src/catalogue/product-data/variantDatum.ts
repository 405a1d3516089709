import { z } from 'zod';

const price = z.int().min(100).max(100_000);

/** One size and colour. Prices in cents, weight in grams with packaging. */
export const variantDatum = z.strictObject({
  sku: z.string().regex(/^[A-Z0-9-]{4,40}$/, 'must be 4 to 40 capitals, digits and hyphens'),
  /** '' when the product has no sizes, as in the cart's identity of a line. */
  size: z.string().max(20),
  /** A name of the product's colours, or '' when it has none. */
  colour: z.string().max(30),
  cents: price,
  /** The former price, when it was higher. */
  was: price.optional(),
  grams: z.int().min(1).max(100_000),
  /** Units on hand the first time this variant is loaded; orders change it afterwards. */
  stock: z.int().min(0).max(10_000),
});
