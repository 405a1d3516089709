import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A thing in the shop. pet, category and subcategory hold slugs of the taxonomy; `position` is the order in lists. */
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
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('products_slug_without_case').on(sql`lower(${table.slug})`),
    index('products_place').on(table.pet, table.category, table.subcategory),
  ],
);

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
    colourHex: text('colour_hex'),
    priceCents: integer('price_cents').notNull(),
    compareAtCents: integer('compare_at_cents'),
    weightGrams: integer('weight_grams').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('variants_identity').on(table.productId, table.size, table.colourName),
    check('variants_price_positive', sql`${table.priceCents} > 0`),
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
  },
  (table) => [check('stock_not_negative', sql`${table.units} >= 0`)],
);

/** The products of the home page's first slider, in their order. */
export const featuredProducts = pgTable('featured_products', {
  position: integer().primaryKey(),
  productId: integer('product_id')
    .notNull()
    .unique()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** Which product data stands in the tables: one row, so that a start with the same data writes nothing. */
export const catalogueLoads = pgTable('catalogue_loads', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** `email` is normalised (see emailAddress.ts). */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text().primaryKey(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});

/** Secrets that sign tokens; `kid` stands in the token's header. The newest of a purpose signs, all verify. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    kid: text().notNull(),
    purpose: text().notNull(),
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.kid] })],
);
