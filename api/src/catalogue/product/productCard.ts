import type { CardRow, CardVariant, DetailRow } from './cardColumns.ts';
import { arrivalsOf } from './arrivalSchema.ts';
import type { ProductCard, ProductDetail } from './productSchemas.ts';

/** Derives what a card shows from the product's variants, so that its texts cannot disagree with what is sold. */
export function productCardOf({
  variants,
  tenths,
  ratings,
  picture,
  pictureAlt,
  pictureFamily: _,
  ...product
}: CardRow): ProductCard {
  const colours = coloursOf(variants);
  const shown = colours[0]?.hexes.map((hex) => hex.slice(1)) ?? [];
  const prices = variants.map((variant) => variant.priceCents);
  return {
    ...product,
    priceMinCents: Math.min(...prices),
    priceMaxCents: Math.max(...prices),
    ...reductionOf(variants),
    sizeAndColor: sizeAndColor(colours.length, new Set(variants.map((variant) => variant.size)).size),
    picture: { name: picture, colour: shown[0] ?? null, colours: shown, alt: pictureAlt },
    colours,
    inStock: variants.some((variant) => variant.stock > 0),
    rating: tenths === null ? null : { average: tenths / 10, count: ratings },
  };
}

export function productDetailOf(row: DetailRow, now: Date): ProductDetail {
  const { description, specifications, sizeGuide, histogram, pictureViews, pictureViewAlts, ...cardRow } = row;
  const card = productCardOf(cardRow);
  return {
    ...card,
    picture: { ...card.picture, views: pictureViews ?? [], viewAlts: pictureViewAlts ?? [] },
    rating: card.rating && { ...card.rating, histogram },
    description,
    specifications,
    sizeGuide,
    variants: row.variants.map(({ colour, hexes, ...variant }) => ({
      ...variant,
      colour: { name: colour, hex: hexes[0] ?? null, hexes },
    })),
    arrives: arrivalsOf(now),
  };
}

/** Each colour once, in the order of the variants. */
function coloursOf(variants: readonly CardVariant[]): ProductCard['colours'] {
  const first = new Map<string, CardVariant>();
  for (const variant of variants) {
    const known = first.get(variant.colour);
    if (!known || (known.stock <= 0 && variant.stock > 0)) first.set(variant.colour, variant);
  }
  return [...first.values()]
    .filter(({ colour, hexes }) => colour && hexes.length)
    .map(({ colour, hexes, sku }) => ({ name: colour, hex: hexes[0] ?? '', hexes, sku }));
}

/** What a card may say of former prices: a range when all variants are reduced, else where the reduced ones begin. */
function reductionOf(
  variants: readonly CardVariant[],
): Pick<ProductCard, 'compareAtCents' | 'formerPrice' | 'saleFromCents'> {
  const reduced = variants.flatMap(({ priceCents, compareAtCents }) =>
    compareAtCents === null ? [] : { priceCents, compareAtCents },
  );
  if (!reduced.length) return { compareAtCents: null, formerPrice: null, saleFromCents: null };
  const cheapest = Math.min(...reduced.map(({ priceCents }) => priceCents));
  const former = reduced.map(({ compareAtCents }) => compareAtCents);
  const isWhole = reduced.length === variants.length;
  return {
    compareAtCents: reduced.find(({ priceCents }) => priceCents === cheapest)?.compareAtCents ?? null,
    formerPrice: isWhole ? { minCents: Math.min(...former), maxCents: Math.max(...former) } : null,
    saleFromCents: isWhole ? null : cheapest,
  };
}

/** '3 Colors - 4 Sizes'; a product that comes in one size or color only says so: '1 Color - 1 Size'. */
function sizeAndColor(colours: number, sizes: number): string {
  const counted = (number: number, word: string) => `${Math.max(1, number)} ${word}${number > 1 ? 's' : ''}`;
  return `${counted(colours, 'Color')} - ${counted(sizes, 'Size')}`;
}
