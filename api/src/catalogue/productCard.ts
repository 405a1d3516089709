import type { ProductCard, ProductDetail } from './productSchemas.ts';

/** A variant as the queries aggregate it, in the catalogue's order. */
export type VariantRow = ProductDetail['variants'][number];

export interface ProductRow {
  id: number;
  slug: string;
  title: string;
  brand: string;
  pet: string;
  category: string;
  subcategory: string | null;
  picture: string;
  variants: VariantRow[];
}

/** Derives what a card shows from the product's variants, so that its texts cannot disagree with what is sold. */
export function productCardOf({ picture, variants, ...product }: ProductRow): ProductCard {
  const hexOf = new Map<string, string>();
  for (const { colour } of variants) if (colour.name && colour.hex) hexOf.set(colour.name, colour.hex);
  const colours = [...hexOf].map(([name, hex]) => ({ name, hex }));
  const prices = variants.map((variant) => variant.priceCents);
  return {
    ...product,
    priceMinCents: Math.min(...prices),
    priceMaxCents: Math.max(...prices),
    sizeAndColor: sizeAndColor(colours.length, new Set(variants.map((variant) => variant.size)).size),
    picture: { name: picture, colour: colours[0]?.hex.slice(1) ?? null },
    colours,
    inStock: variants.some((variant) => variant.stock > 0),
  };
}

/** '3 Colors - 4 Sizes'; a product that comes in one size or color only says so: '1 Color - 1 Size'. */
function sizeAndColor(colours: number, sizes: number): string {
  const counted = (number: number, word: string) => `${Math.max(1, number)} ${word}${number > 1 ? 's' : ''}`;
  return `${counted(colours, 'Color')} - ${counted(sizes, 'Size')}`;
}
