import { z } from 'zod';
import { day, line, words } from './dataTexts.ts';
import { pictureDatum } from './pictureDatum.ts';
import type { PictureNames } from './pictureNames.ts';
import { ratingsDatum, reviewDatum } from './reviewDatum.ts';
import { variantDatum } from './variantDatum.ts';

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
