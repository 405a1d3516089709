/** What narrows a list. Values of one facet are alternatives, and all facets hold together. Money is integer cents. */
export interface Filters {
  /** Slugs of the taxonomy. */
  subcategory: readonly string[];
  brand: readonly string[];
  size: readonly string[];
  /** Names of single colors, as addresses of older pages have them. */
  color: readonly string[];
  /** Such as 'Green'. */
  color_family: readonly string[];
  priceMin?: number;
  priceMax?: number;
  /** At least so many stars, 1 to 5. */
  rating?: number;
  inStock: boolean;
}

/** The facets of which several values can be chosen. */
export const severals = ['subcategory', 'brand', 'size', 'color', 'color_family'] as const;
export type Several = (typeof severals)[number];

/**
 * What the checkboxes of a facet are called in a form that is sent without JavaScript: brackets say that a name comes
 * several times. An address that the shop itself writes goes without them.
 */
export const fieldName = <Name extends Several>(name: Name): `${Name}[]` => `${name}[]`;

export const noFilters: Filters = { subcategory: [], brand: [], size: [], color: [], color_family: [], inStock: false };

/** What the api takes; the rest is left out. */
const MOST_VALUES = 30;
const MOST_CHARACTERS = 100;

/** The filters that a query names. What nobody could have chosen is left out, so that any address is a list. */
export function readFilters(query: URLSearchParams): Filters {
  const [priceMin, priceMax] = inOrder(readDollars(query.get('price_min')), readDollars(query.get('price_max')));
  const rating = Number(query.get('rating'));
  return {
    subcategory: readValues(query, 'subcategory'),
    brand: readValues(query, 'brand'),
    size: readValues(query, 'size'),
    color: readValues(query, 'color'),
    color_family: readValues(query, 'color_family'),
    priceMin,
    priceMax,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    inStock: query.get('in_stock') === '1',
  };
}

/** The other way: prices in dollars, as the form without JavaScript sends them. */
export function writeFilters(filters: Filters): [name: string, value: string][] {
  const { priceMin, priceMax, rating, inStock } = filters;
  return [
    ...severals.flatMap((name) => filters[name].map((value): [string, string] => [name, value])),
    ...(priceMin === undefined ? [] : [['price_min', writeDollars(priceMin)] satisfies [string, string]]),
    ...(priceMax === undefined ? [] : [['price_max', writeDollars(priceMax)] satisfies [string, string]]),
    ...(rating === undefined ? [] : [['rating', String(rating)] satisfies [string, string]]),
    ...(inStock ? [['in_stock', '1'] satisfies [string, string]] : []),
  ];
}

/** With `value` if it was not chosen, else without it. */
export function toggled(filters: Filters, name: Several, value: string): Filters {
  const chosen = filters[name];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, [name]: next };
}

/** '25', '$1,025.50' → cents. Undefined for what is no price below $100,000. */
export function readDollars(text: string | null): number | undefined {
  const plain = (text ?? '').replace(/[\s$,]/g, '');
  return /^\d{1,5}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** '25', '1025.50': fit for a field and for an address. */
export function writeDollars(cents: number): string {
  return (cents / 100).toFixed(cents % 100 ? 2 : 0);
}

function readValues(query: URLSearchParams, name: Several): string[] {
  const fit = [...query.getAll(name), ...query.getAll(fieldName(name))].filter(
    (value) => value !== '' && value.length <= MOST_CHARACTERS && !value.includes('\0'),
  );
  return [...new Set(fit)].slice(0, MOST_VALUES);
}

function inOrder(low: number | undefined, high: number | undefined): (number | undefined)[] {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}
