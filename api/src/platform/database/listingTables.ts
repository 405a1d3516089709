import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { variants } from './catalogueTables.ts';

/** What lists can be narrowed by, as a number for each name: lists count by it, which is twice as fast as by text. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    facet: text().$type<'subcategory' | 'brand' | 'size' | 'color' | 'family'>().notNull(),
    /** Of a subcategory its slug. */
    name: text().notNull(),
    /** Of a color `#rrggbb`, as variants have it most often. */
    hex: text(),
  },
  (table) => [unique('facet_values_name').on(table.facet, table.name)],
);

/**
 * What lists ask of a variant and of its product, in one narrow row: a count of a list's facets reads every variant of
 * the list, and reads nothing else. Written when products are loaded; triggers of `stock` and `ratings` keep the two
 * columns that change between loads.
 */
export const listedVariants = pgTable(
  'listed_variants',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    pet: text().notNull(),
    category: text().notNull(),
    /** Ids of `facet_values`, here and in the next ones; null = it has none. */
    subcategory: integer(),
    brand: integer(),
    size: integer(),
    color: integer(),
    /** Of colors. */
    family: integer(),
    cents: integer().notNull(),
    /** The product's average in tenths of a star; kept by a trigger. */
    tenths: smallint(),
    /** Whether there is one on hand; kept by a trigger. */
    inStock: boolean('in_stock').notNull(),
  },
  (table) => [
    index('listed_variants_place').on(table.pet, table.category),
    index('listed_variants_product').on(table.productId),
  ],
);
