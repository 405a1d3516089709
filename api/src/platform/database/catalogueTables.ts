import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, searchVector } from './columns.ts';

/** What a product's pictures show, and the names and alternative texts of those from other sides. */
export interface PictureFacts {
  family: string;
  views: string[];
  viewAlts: string[];
}

/**
 * A thing in the shop. pet, category and subcategory hold slugs of the taxonomy; `position` is the order in lists.
 * `picture` is the name of the first picture, as in `pictureUrl`. The columns from `contentHash` on are derived when
 * products are loaded.
 */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    brand: text().notNull(),
    pet: text().notNull(),
    category: text().notNull(),
    subcategory: text(),
    description: text().notNull(),
    specifications: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    picture: text().notNull(),
    pictureFacts: jsonb('picture_shape').$type<Partial<PictureFacts>>().notNull().default({}),
    pictureAlt: text('picture_alt').notNull().default(''),
    sizeGuide: jsonb('size_guide').$type<{ title: string; columns: string[]; rows: string[][] }>(),
    oversize: boolean().notNull().default(false),
    addedOn: date('added_on', { mode: 'string' }).notNull().default('2025-01-01'),
    position: integer().notNull(),
    /** Of everything that the data says of this product; `updatedOn` is the day it changed last. */
    contentHash: text('content_hash').notNull().default(''),
    updatedOn: date('updated_on', { mode: 'string' }).notNull().default('2025-01-01'),
    priceMinCents: integer('price_min_cents').notNull().default(0),
    /** Brand, place, colours and sizes as words. */
    keywords: text().notNull().default(''),
    /** What ranks a product in a search: small enough to be read for each that was found. */
    heading: searchVector().generatedAlwaysAs((): SQL => headingOf(products)),
    /** What a search finds. */
    search: searchVector().generatedAlwaysAs(
      (): SQL => sql`${headingOf(products)}
        || setweight(to_tsvector('shop', ${products.description}), 'D')
        || setweight(jsonb_to_tsvector('shop', ${products.specifications}, '["string"]'), 'D')`,
    ),
  },
  (table) => [
    uniqueIndex('products_slug_without_case').on(sql`lower(${table.slug})`),
    index('products_title').on(table.title),
    index('products_place').on(table.pet, table.category, table.subcategory),
    index('products_position').on(table.position),
    index('products_price').on(table.priceMinCents, table.position),
    index('products_added').on(table.addedOn.desc(), table.position),
    index('products_search').using('gin', table.search),
  ],
);

function headingOf({ title, keywords }: { title: unknown; keywords: unknown }): SQL {
  return sql`setweight(to_tsvector('shop', ${title}), 'A') || setweight(to_tsvector('shop', ${keywords}), 'B')`;
}

/** What is put into a cart: one size and colour of a product. No size and no colour are '' (the cart's identity). */
export const variants = pgTable(
  'variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    size: text().notNull(),
    colourName: text('colour_name').notNull(),
    /** `#rrggbb` for each colour zone of the product's picture; none without a colour. */
    colourHexes: text('colour_hexes').array().notNull().default([]),
    /** What shoppers call its color roughly, such as 'Green'; '' without a color. */
    colourFamily: text('colour_family').notNull().default(''),
    priceCents: integer('price_cents').notNull(),
    compareAtCents: integer('compare_at_cents'),
    weightGrams: integer('weight_grams').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('variants_identity').on(table.productId, table.size, table.colourName),
    check('variants_price_positive', sql`${table.priceCents} > 0`),
    index('variants_sku_beginning').on(table.sku.op('text_pattern_ops')),
  ],
);

/** Units on hand, apart from the variant so that the rows which orders fight over stay narrow. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    units: integer().notNull(),
    /** Reserved for unconfirmed orders: `units` is without them. */
    heldUnits: integer('held_units').notNull().default(0),
  },
  (table) => [
    check('stock_not_negative', sql`${table.units} >= 0`),
    check('stock_held_not_negative', sql`${table.heldUnits} >= 0`),
  ],
);

/** The products of the home page's first slider, in their order. */
export const featuredProducts = pgTable('featured_products', {
  position: integer().primaryKey(),
  productId: integer('product_id')
    .notNull()
    .unique()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** Which product data is in the tables: one row, so that a start with the same data writes nothing. */
export const catalogueLoads = pgTable('catalogue_loads', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  loadedAt: moment('loaded_at').notNull().defaultNow(),
});

/**
 * Every word of the catalogue as people write it, in small letters and without accents: what a mistyped word can have
 * meant, and how one that is being typed can end. Rebuilt when products are loaded.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** What the word is found by; null for one too common to be looked for. */
    stem: text(),
    /** Products with the word in title, brand or place; in these, colour or size; anywhere. */
    titles: integer().notNull(),
    headings: integer().notNull(),
    uses: integer().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_beginning').on(table.word.op('text_pattern_ops')),
    index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
