import { z } from 'zod';
import { day, line, words } from './dataTexts.ts';
import { pictureDatum } from './pictureDatum.ts';
import type { PictureNames } from './pictureNames.ts';

/** A review that came with the data. Author and day are its identity: the rest may be edited. */
const reviewDatum = z.strictObject({
  author: line.max(40),
  stars: z.int().min(1).max(5),
  title: line.max(80),
  body: words(8, 130),
  date: day,
  verified: z.boolean(),
});

/** How many gave 1, 2, 3, 4 and 5 stars, the written reviews among them. */
const ratingsDatum = z.array(z.int().min(0).max(10_000)).length(5);

const price = z.int().min(100).max(100_000);

/** One size and colour. Prices in cents, weight in grams with packaging. */
const variantDatum = z.strictObject({
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

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be written #rrggbb');
const specifications = z
  .record(line, line)
  .refine((rows) => Object.keys(rows).length >= 3 && Object.keys(rows).length <= 8, 'needs 3 to 8 rows');

const sizeGuide = z
  .strictObject({
    /** How to measure. */
    title: line,
    /** The first one holds the sizes. */
    columns: z.array(line).min(2).max(4),
    rows: z.array(z.array(line)).min(1),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'needs a value for each column',
    path: ['rows'],
  });

const productDatum = z.strictObject({
  // The slug is made of the title, so what would break a URL is refused here.
  title: line.max(60).regex(/^[^/?#%]+$/, 'must not contain / ? # %'),
  brand: line.max(40),
  subcategory: line.optional(),
  picture: pictureDatum,
  description: words(60, 150).refine((text) => !text.includes('!'), 'must not shout'),
  specifications,
  sizeGuide: sizeGuide.optional(),
  /** Ships with the oversize surcharge. */
  oversize: z.boolean().optional(),
  /** The day it came into the shop. */
  added: day,
  /** For each name one hex value per colour zone of the picture's family. */
  colours: z.record(line.max(30), z.array(hex)),
  variants: z.array(variantDatum).min(1).max(12),
  ratings: ratingsDatum,
  reviews: z.array(reviewDatum).max(6),
});

/** `products/<pet>/<category>.json`: all products of a category. */
export const productFile = z.strictObject({
  pet: z.enum(['dog', 'cat', 'bird', 'fish']),
  category: line,
  products: z.array(productDatum).min(1),
});

type ProductFile = z.infer<typeof productFile>;

/** A product with what its file says of all its products. */
export interface ProductDatum extends z.infer<typeof productDatum> {
  file: string;
  pet: ProductFile['pet'];
  category: string;
  /** Where its pictures are. */
  pictures: PictureNames;
}
