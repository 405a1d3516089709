import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';

const { title, body } = rules.reviews;

const review = z
  .object({
    id: z.int(),
    author: z.string().describe('First name and initial'),
    stars: z.int(),
    title: z.string(),
    body: z.string(),
    date: z.string().describe('2026-03-14'),
    verified: z.boolean().describe('The author bought it here'),
  })
  .meta({ id: 'Review' });

export const reviewsQuery = z.object({
  sort: z.enum(['newest', 'highest', 'lowest']).optional(),
  stars: z
    .preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(1).max(5).optional())
    .optional(),
  page: z.coerce.number().int().min(1).max(1000).optional().describe('From 1; 6 reviews a page'),
});

export const reviewPage = z
  .object({
    reviews: z.array(review),
    total: z.int().describe('On all pages, with the requested number of stars'),
    page: z.int(),
    pages: z.int().describe('At least 1'),
  })
  .meta({ id: 'ReviewPage' });

/** Lengths are judged after the ends are trimmed; these bounds only say what may be sent. */
export const newReview = z.object({
  stars: z.number().meta({ type: 'integer', minimum: 1, maximum: 5 }),
  title: z.string().max(1000).meta({ minLength: title.least, maxLength: title.most }),
  body: z.string().max(20_000).meta({ minLength: body.least, maxLength: body.most }),
});

export const writtenReview = z
  .object({
    status: z.enum(['published', 'waiting']).describe('waiting = the shop reads it first'),
    review,
  })
  .meta({ id: 'WrittenReview' });

export type Review = z.infer<typeof review>;
export type ReviewsQuery = z.infer<typeof reviewsQuery>;
