import { counted } from '@paw/rules/counted.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { type Several, severals } from '../../queryNames.ts';
import { type Facets, type Filters, toggled } from './filters.ts';

/** A filter in use, in words, and the other filters without it. */
export interface AppliedFilter {
  label: string;
  without: Filters;
}

const names: Record<Several, string> = {
  subcategory: 'Type',
  brand: 'Brand',
  size: 'Size',
  // The form's own labels: a color and its family may have the same name.
  color: 'Exact color',
  color_family: 'Color',
};

export function appliedFilters(filters: Filters, facets: Facets): AppliedFilter[] {
  const { priceMin, priceMax, rating, inStock } = filters;
  const price = priceInWords(priceMin, priceMax);
  return [
    ...severals.flatMap((name) =>
      filters[name].map((value) => ({
        label: `${names[name]}: ${name === 'subcategory' ? partName(value, facets) : value}`,
        without: toggled(filters, name, value),
      })),
    ),
    ...(price ? [{ label: `Price: ${price}`, without: { ...filters, priceMin: undefined, priceMax: undefined } }] : []),
    ...(rating ? [{ label: starsInWords(rating), without: { ...filters, rating: undefined } }] : []),
    ...(inStock ? [{ label: 'In stock', without: { ...filters, inStock: false } }] : []),
  ];
}

/** How many filters are in use: a price range counts as one. */
export function countFilters(filters: Filters): number {
  const { priceMin, priceMax, rating, inStock } = filters;
  const chosen = severals.reduce((sum, name) => sum + filters[name].length, 0);
  const others = [priceMin !== undefined || priceMax !== undefined, rating !== undefined, inStock];
  return chosen + others.filter(Boolean).length;
}

/** '4 stars and up' */
export function starsInWords(rating: number): string {
  return rating === 5 ? '5 stars' : `${counted(rating, 'star')} and up`;
}

function priceInWords(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? formatPrice(min) : formatPrice(min, max);
  if (min !== undefined) return `from ${formatPrice(min)}`;
  return max === undefined ? '' : `up to ${formatPrice(max)}`;
}

function partName(slug: string, facets: Facets): string {
  return facets.subcategories.find((part) => part.slug === slug)?.name ?? slug;
}
