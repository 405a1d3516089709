import { fieldName, severals } from './filters/filters.ts';

/** What the address of a list may say, in listing and search alike: `listView.ts` reads it. */
export const listQueryNames = [
  ...severals,
  ...severals.map(fieldName),
  'price_min',
  'price_max',
  'rating',
  'in_stock',
  'sort',
  'page',
  'through',
] as const;
