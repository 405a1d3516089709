import { z } from 'zod';
import { day, line, words } from './dataTexts.ts';

/** A review that came with the data. Author and day are its identity: the rest may be edited. */
export const reviewDatum = z.strictObject({
  author: line.max(40),
  stars: z.int().min(1).max(5),
  title: line.max(80),
  body: words(8, 130),
  date: day,
  verified: z.boolean(),
});

/** How many gave 1, 2, 3, 4 and 5 stars, the written reviews among them. */
export const ratingsDatum = z.array(z.int().min(0).max(10_000)).length(5);
