import { z } from 'zod';
import { segment } from '../../platform/http/requestText.ts';

/** A field of a form that was left empty counts as not sent. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();

/** `brand=Northbarn&brand=Trailpaw` is an array, one alone is a text. */
const several = z
  .preprocess((value) => (value === undefined ? value : [value].flat()), z.array(segment).max(30))
  .optional()
  .describe('Any of these; may be repeated');

const cents = unlessEmpty(z.coerce.number().int().min(0).max(10_000_000));

/** What narrows a list of products, shared by listing and search. A product needs one variant that fits all of it. */
const filters = z.object({
  subcategory: several,
  brand: several,
  size: several,
  color: several,
  color_family: several,
  price_min: cents.describe('In cents'),
  price_max: cents.describe('In cents'),
  rating: unlessEmpty(z.coerce.number().int().min(1).max(5)).describe('Minimum average rating, in stars'),
  in_stock: z.enum(['1', '']).optional().describe('1 = in stock only'),
  page: unlessEmpty(z.coerce.number().int().min(1).max(1000)).describe('From 1; 24 products a page'),
});

const orders = ['price-asc', 'price-desc', 'best-selling', 'newest', 'rating'] as const;

export const listQuery = filters.extend({
  pet: segment.optional(),
  category: segment.optional(),
  sort: z.enum(['featured', ...orders]).optional(),
});

export const searchQuery = filters.extend({
  q: z.string().max(2000),
  sort: z.enum(['relevance', 'featured', ...orders]).optional(),
});

export type ListFilters = z.infer<typeof filters>;
export type SearchQuery = z.infer<typeof searchQuery>;
export type Sort = NonNullable<z.infer<typeof searchQuery>['sort']>;
