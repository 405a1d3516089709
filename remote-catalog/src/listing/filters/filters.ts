import type { components } from '@paw/api-client/apiTypes.d.ts';
import { fieldName, type Several, severals } from '../../queryNames.ts';

/** The values that a list can be filtered by, with the number of products for each. */
export type Facets = components['schemas']['Facets'];

/** The filters of a list. Values of one facet are alternatives; all facets must match. Money is integer cents. */
export interface Filters {
  /** Slugs of the taxonomy. */
  subcategory: readonly string[];
  brand: readonly string[];
  size: readonly string[];
  /** Names of single colors, from URLs that older pages linked to. */
  color: readonly string[];
  /** Such as 'Green'. */
  color_family: readonly string[];
  priceMin?: number;
  priceMax?: number;
  /** The least number of stars, 1 to 5. */
  rating?: number;
  inStock: boolean;
}

export const noFilters: Filters = { subcategory: [], brand: [], size: [], color: [], color_family: [], inStock: false };

/** The api's limits; values beyond them are ignored. */
const MOST_VALUES = 30;
const MOST_CHARACTERS = 100;

/** The filters that a query names. Invalid values are ignored, so that every URL shows a list. */
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

/** The reverse of `readFilters`. Prices are in dollars, as the form without JavaScript sends them. */
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

/** The filters with `value` added if it was not chosen, else with it removed. */
export function toggled(filters: Filters, name: Several, value: string): Filters {
  const chosen = filters[name];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, [name]: next };
}

/** '25', '$1,025.50' → cents. Undefined for anything but a price below $100,000. */
export function readDollars(text: string | null): number | undefined {
  const plain = (text ?? '').replace(/[\s$,]/g, '');
  return /^\d{1,5}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** '25', '1025.50': valid in a field and in a URL. */
export function writeDollars(cents: number): string {
  return (cents / 100).toFixed(cents % 100 ? 2 : 0);
}

function readValues(query: URLSearchParams, name: Several): string[] {
  const fit = [...query.getAll(name), ...query.getAll(fieldName(name))].filter(
    (value) => value !== '' && value.length <= MOST_CHARACTERS && !value.includes('\0'),
  );
  return [...new Set(fit)].slice(0, MOST_VALUES);
}

export function inOrder(low: number | undefined, high: number | undefined): (number | undefined)[] {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
}
