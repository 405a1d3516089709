import type { ProductDetail } from './productSchemas.ts';

/** What a card needs of a variant. */
export interface CardVariant {
  sku: string;
  size: string;
  colour: string;
  hexes: string[];
  priceCents: number;
  compareAtCents: number | null;
  stock: number;
}

/** A row of `cardColumns`. */
export interface CardRow {
  id: number;
  slug: string;
  title: string;
  brand: string;
  pet: string;
  category: string;
  subcategory: string | null;
  picture: string;
  /** What kind of thing it shows. */
  pictureFamily: string | null;
  pictureAlt: string;
  oversize: boolean;
  added: string;
  /** The average in tenths of a star. */
  tenths: number | null;
  ratings: number;
  /** In the catalogue's order. */
  variants: CardVariant[];
}

const ownColumns = `p.id, p.slug, p.title, p.brand, p.pet, p.category, p.subcategory, p.picture, p.picture_alt as "pictureAlt",
  p.picture_shape ->> 'family' as "pictureFamily", p.oversize, p.added_on::text as added, r.tenths, r.count as ratings`;

/**
 * The columns of a card, for products `p` joined with `ratings r`. Variants come as JSON in the same statement: a list
 * of products is one query.
 */
export const cardColumns = `
  ${ownColumns}, (
    select json_agg(json_build_object(
      'sku', v.sku, 'size', v.size, 'colour', v.colour_name, 'hexes', v.colour_hexes, 'priceCents', v.price_cents,
      'compareAtCents', v.compare_at_cents, 'stock', s.units
    ) order by v.position)
    from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
  ) as variants`;

/** A row of `detailColumns`. */
export interface DetailRow extends Omit<CardRow, 'variants'> {
  /** Names of further pictures, from other sides. */
  pictureViews: string[] | null;
  /** What they show. */
  pictureViewAlts: string[] | null;
  description: string;
  specifications: ProductDetail['specifications'];
  sizeGuide: ProductDetail['sizeGuide'];
  histogram: number[];
  variants: (CardVariant & { id: number; weightGrams: number })[];
}

/** The columns of a product's own page, for the same tables. */
export const detailColumns = `
  ${ownColumns},
  p.picture_shape -> 'views' as "pictureViews", p.picture_shape -> 'viewAlts' as "pictureViewAlts",
  p.description, p.specifications, p.size_guide as "sizeGuide",
  array(select r.seeded[star] + r.written[star] from generate_series(1, 5) star order by star) as histogram, (
    select json_agg(json_build_object(
      'id', v.id, 'sku', v.sku, 'size', v.size, 'colour', v.colour_name, 'hexes', v.colour_hexes,
      'priceCents', v.price_cents, 'compareAtCents', v.compare_at_cents, 'weightGrams', v.weight_grams,
      'stock', s.units
    ) order by v.position)
    from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
  ) as variants`;

/**
 * The order of products `p` with their `ratings r`, best sellers first: the number of ratings says how many people have
 * a product. Ends with the position, so that every product has its own place.
 */
export const bestSelling = 'r.count desc nulls last, r.tenths desc nulls last, p.position';

/** A condition about products `p`: one of their variants is in stock. */
export const canBeBought = `exists (
  select from variants v join stock s on s.variant_id = v.id where v.product_id = p.id and s.units > 0
)`;
