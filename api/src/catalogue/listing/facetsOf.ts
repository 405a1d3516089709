import { taxonomy } from '@paw/rules/taxonomy.ts';
import { colorFamilies } from '../product-data/colorFamily.ts';
import type { FacetRow } from './facetStatement.ts';
import type { Facets } from './listSchemas.ts';
import { compareSizes } from './sizeOrder.ts';

const subcategories = taxonomy.flatMap(({ categories }) => categories.flatMap((category) => category.subcategories));

/** The counted rows as a reply has them. Values keep their places whatever is chosen: nothing jumps about. */
export function facetsOf(rows: readonly FacetRow[]): { total: number; facets: Facets } {
  const figure = (facet: FacetRow['facet']) => rows.find((row) => row.facet === facet)?.count ?? 0;
  const valuesOf = (facet: FacetRow['facet']) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, hex, count }) => ({ name: value ?? '', hex: hex ?? '', count }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  const named = (facet: FacetRow['facet']) => valuesOf(facet).map(({ name, count }) => ({ name, count }));
  const families = new Map(valuesOf('family').map(({ name, count }) => [name, count]));
  const counted = new Map(valuesOf('subcategory').map(({ name, count }) => [name, count]));
  return {
    total: figure('total'),
    facets: {
      subcategories: subcategories.flatMap(({ slug, name }) => {
        const count = counted.get(slug);
        return count === undefined ? [] : { slug, name, count };
      }),
      brands: named('brand'),
      sizes: named('size').sort((one, other) => compareSizes(one.name, other.name)),
      colors: valuesOf('color'),
      colorFamilies: Object.entries(colorFamilies).flatMap(([name, hex]) => {
        const count = families.get(name);
        return count === undefined ? [] : { name, hex, count };
      }),
      ratings: [4, 3, 2, 1].map((atLeast) => ({
        atLeast,
        count: rows.find(({ facet, value }) => facet === 'rating' && value === String(atLeast))?.count ?? 0,
      })),
      price: { minCents: figure('lowest'), maxCents: figure('highest') },
      inStock: { count: figure('stock') },
    },
  };
}
