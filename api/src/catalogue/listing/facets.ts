import type { ListFilters } from './listQuery.ts';

interface Facet {
  /** What is chosen of it; null = nothing. */
  chosen: (filters: ListFilters) => readonly unknown[];
  /** Whether a row `l` of `listed_variants` has what is chosen; the names are those of the values, such as `$3`. */
  fits: (...names: string[]) => string;
  /** The chosen values as the rows hold them, of a facet of names. */
  numbers?: (names: string) => string;
}

const orNull = (values: readonly string[] | undefined) => (values?.length ? values : null);

/** A facet of names, which rows hold as numbers of `facet_values`. */
const named = (facet: 'subcategory' | 'brand' | 'size' | 'color' | 'family'): Facet => ({
  chosen: (filters) => [orNull(filters[facet === 'family' ? 'color_family' : facet])],
  fits: (names) => `(${names}::text[] is null or l.${facet} = any (${numbersOf(facet, names)}))`,
  numbers: (names) => numbersOf(facet, names),
});
/** Looked up once for a statement; null without any. */
const numbersOf = (facet: string, names: string) =>
  `(select array_agg(id) from facet_values where facet = '${facet}' and name = any (${names}::text[]))::int[]`;

/** Those that all variants of a product share come first (see facetStatement.ts). */
const facets = {
  subcategory: named('subcategory'),
  brand: named('brand'),
  rating: {
    chosen: ({ rating }) => [rating ?? null],
    fits: (least) => `(${least}::int is null or l.tenths >= 10 * ${least})`,
  },
  size: named('size'),
  color: named('color'),
  family: named('family'),
  price: {
    chosen: ({ price_min, price_max }) => [price_min ?? null, price_max ?? null],
    fits: (least, most) =>
      `(${least}::int is null or l.cents >= ${least}) and (${most}::int is null or l.cents <= ${most})`,
  },
  stock: {
    chosen: ({ in_stock }) => [in_stock === '1' || null],
    fits: (asked) => `(${asked}::bool is null or l.in_stock)`,
  },
} satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;

const all = Object.entries(facets) as [FacetName, Facet][];

/** The chosen values of all facets, in the order of `facetTexts`. */
export function chosenValues(filters: ListFilters): unknown[] {
  return all.flatMap(([, facet]) => facet.chosen(filters));
}

/** Whether anything is chosen. */
export function isNarrowed(filters: ListFilters): boolean {
  return chosenValues(filters).some((value) => value !== null);
}

interface FacetText {
  name: FacetName;
  fits: string;
  /** Of the chosen values in the statement. */
  names: string[];
  /** The numbers of what is chosen, of a facet of names. */
  chosen: string | undefined;
}

/** Each facet's condition; the names of its chosen values follow the scope's `before` values. */
export function facetTexts(before: number): FacetText[] {
  let last = before;
  return all.map(([name, { fits, numbers }]) => {
    const names = Array.from({ length: fits.length || 1 }, () => `$${++last}`);
    return { name, fits: fits(...names), names, chosen: numbers?.(names[0] ?? '') };
  });
}
