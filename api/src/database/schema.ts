import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
  loadedAt: moment('loaded_at').notNull().defaultNow(),
});

/** `email` is normalised (see emailAddress.ts). */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  email: text().primaryKey(),
  subscribedAt: moment('subscribed_at').notNull().defaultNow(),
});

/** Secrets that sign tokens; `kid` stands in the token's header. The newest of a purpose signs, all verify. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    kid: text().notNull(),
    purpose: text().notNull(),
    secret: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.kid] })],
);

/** A member. `email` is normalised (see emailAddress.ts) and was confirmed by a code; `emailTyped` is for showing. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  emailTyped: text('email_typed').notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * Who asked for an account and has not yet typed the code: one row for an address, the last one wins. `browserHash`
 * belongs to the cookie of the browser that asked. `tries` counts the codes that were typed, before they are compared.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    email: text().primaryKey(),
    /** New with each sign-up: a code is never used up by one that came after it. */
    id: uuid().notNull(),
    emailTyped: text('email_typed').notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_ups_expires_at').on(table.expiresAt)],
);

/**
 * A browser that is signed in, or goes on as a guest. `id` is the hash of the secret in its cookie; without the secret
 * nothing in this row opens anything. `turn` is the part of the cookie that changes with every renewal, and
 * `turnUsed` says that the browser has it: until then the one before still renews, because a reply can be lost.
 * `guestId` is the guest's own id, for a member's session that of the guest whom it took over.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    turn: text().notNull(),
    turnBefore: text('turn_before'),
    turnUsed: boolean('turn_used').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    renewedAt: moment('renewed_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_expires_at').on(table.expiresAt),
    check('sessions_somebody', sql`${table.accountId} is not null or ${table.guestId} is not null`),
  ],
);

/**
 * What is limited: failed sign-ins and codes that were sent. `account` is a hash, because people also type addresses
 * that are not theirs; `address` is the caller's on the network. Rows are deleted when no limit looks at them any more.
 */
export const countedTries = pgTable(
  'counted_tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'failure' | 'code'>().notNull(),
    account: text().notNull(),
    address: text().notNull(),
    countedAt: moment('counted_at').notNull().defaultNow(),
  },
  (table) => [
    index('counted_tries_account').on(table.kind, table.account, table.countedAt),
    index('counted_tries_address').on(table.kind, table.address, table.countedAt),
    index('counted_tries_counted_at').on(table.countedAt),
  ],
);
