import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogueTables.ts';
import { moment } from './columns.ts';
import { accounts } from './schema.ts';

const stars = [1, 2, 3, 4, 5];
const none = sql`'{0,0,0,0,0}'`;

/** How many gave 1, 2, 3, 4 and 5 stars: with the product data, and in reviews that members wrote and that are published. */
export const ratings = pgTable(
  'ratings',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    seeded: integer().array().notNull(),
    /** Kept by a trigger of `reviews`. */
    written: integer().array().notNull().default(none),
    count: integer()
      .notNull()
      .generatedAlwaysAs((): SQL => countOf(ratings)),
    /** The average in tenths of a star, half up; null while no one has rated. */
    tenths: smallint().generatedAlwaysAs(
      (): SQL => sql`((20 * (${sumOf(ratings)}) + (${countOf(ratings)})) / nullif(2 * (${countOf(ratings)}), 0))`,
    ),
  },
  (table) => [index('ratings_best').on(table.tenths.desc().nullsLast(), table.count.desc())],
);

interface Histograms {
  seeded: unknown;
  written: unknown;
}

function countOf({ seeded, written }: Histograms): SQL {
  return sql.join(
    stars.map((star) => sql`${seeded}[${sql.raw(String(star))}] + ${written}[${sql.raw(String(star))}]`),
    sql` + `,
  );
}

function sumOf({ seeded, written }: Histograms): SQL {
  return sql.join(
    stars.map(
      (star) =>
        sql`${sql.raw(String(star))} * (${seeded}[${sql.raw(String(star))}] + ${written}[${sql.raw(String(star))}])`,
    ),
    sql` + `,
  );
}

/**
 * What people wrote of a product: a member, once (`accountId`), or someone in the product data (`seed`, the author and
 * the day, by which a review keeps its id when the data is loaded again).
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    seed: text(),
    author: text().notNull(),
    stars: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The author bought the product here. */
    verified: boolean().notNull().default(false),
    /** waiting = held by a filter until someone of the shop has read it, and published or rejected it. */
    status: text().$type<'published' | 'waiting' | 'rejected'>().notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_one_each').on(table.productId, table.accountId),
    unique('reviews_seed').on(table.productId, table.seed),
    index('reviews_listed').on(table.productId, table.status, table.writtenAt.desc(), table.id.desc()),
    index('reviews_account').on(table.accountId),
    check('reviews_somebody', sql`(${table.accountId} is null) <> (${table.seed} is null)`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_status', sql`${table.status} in ('published', 'waiting', 'rejected')`),
  ],
);
