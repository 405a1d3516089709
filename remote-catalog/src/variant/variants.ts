import type { components } from '@paw/api-client/apiTypes.d.ts';

export type ProductDetail = components['schemas']['ProductDetail'];
export type Variant = ProductDetail['variants'][number];

/** One color or one size to choose, combined with the chosen size or color. */
export interface Option {
  name: string;
  /** A hex value for each color zone of the picture; none for a size. */
  hexes: readonly string[];
  /** `not available in this combination` = no variant has this color in the chosen size, or this size in the chosen color. */
  state: 'offered' | 'sold out' | 'not available in this combination';
  chosen: boolean;
  /** The variant that choosing it selects. */
  variant: Variant;
}

const colourOf = (variant: Variant) => variant.colour.name;
const sizeOf = (variant: Variant) => variant.size;

/** The first one in stock, else the first. A product has at least one variant. */
export function firstVariant(variants: readonly Variant[]): Variant {
  const first = variants.find((variant) => variant.stock > 0) ?? variants[0];
  if (!first) throw new Error('A product without variants can’t be shown: the data check should have refused it.');
  return first;
}

/** The variant of an SKU, as in `?variant=`; without one, or for one that is unknown, the product's first. */
export function chosenVariant(variants: readonly Variant[], sku: string | null): Variant {
  return variants.find((variant) => variant.sku === sku) ?? firstVariant(variants);
}

export function colourOptions(variants: readonly Variant[], chosen: Variant): Option[] {
  return options(variants, chosen, colourOf, sizeOf);
}

export function sizeOptions(variants: readonly Variant[], chosen: Variant): Option[] {
  return options(variants, chosen, sizeOf, colourOf);
}

/** 'Red, M'; '' when there is nothing to choose. */
export function variantName(variant: Variant): string {
  return [variant.colour.name, variant.size].filter(Boolean).join(', ');
}

/** What the price depends on, where prices differ: 'size', 'color' or 'size and color'. */
export function whatPricesFollow(variants: readonly Variant[]): string {
  const differs = (within: (variant: Variant) => string) =>
    variants.some((one) =>
      variants.some((other) => within(one) === within(other) && one.priceCents !== other.priceCents),
    );
  const [size, colour] = [differs(colourOf), differs(sizeOf)];
  return size === colour ? 'size and color' : size ? 'size' : 'color';
}

/** With at most this many units left, the page shows their number. */
export const LOW_STOCK = 5;

export function stockWords(stock: number): string {
  if (stock <= 0) return 'Sold out';
  return stock <= LOW_STOCK ? `Only ${stock} left` : 'In stock';
}

function options(
  variants: readonly Variant[],
  chosen: Variant,
  own: (variant: Variant) => string,
  other: (variant: Variant) => string,
): Option[] {
  const names = [...new Set(variants.map(own))].filter(Boolean);
  return names.map((name) => {
    const same = variants.filter((variant) => own(variant) === name);
    const exact = same.find((variant) => other(variant) === other(chosen));
    const variant = exact ?? firstVariant(same);
    const state = !exact ? 'not available in this combination' : exact.stock > 0 ? 'offered' : 'sold out';
    return { name, hexes: variant.colour.hexes, state, chosen: name === own(chosen), variant };
  });
}
