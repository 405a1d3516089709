/*
 * The query names of the catalog's pages. The routes name them, so this module is in the remote's entry, which every page
 * of the shop loads: nothing else belongs here.
 */

/** The facets of which several values can be chosen. */
export const severals = ['subcategory', 'brand', 'size', 'color', 'color_family'] as const;
export type Several = (typeof severals)[number];

/**
 * The name of a facet's checkboxes in a form that is sent without JavaScript: brackets mark a name that repeats. URLs
 * that the shop itself writes omit them.
 */
export const fieldName = <Name extends Several>(name: Name): `${Name}[]` => `${name}[]`;

/** The names that a list's URL may have, in listing and search alike: `listing/listView.ts` reads them. */
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

/** The names that say which reviews a product page shows: `reviews/reviewView.ts` reads them. */
export const reviewQueryNames = ['reviews', 'stars', 'more'] as const;
