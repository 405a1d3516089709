import { productSlug } from '@paw/rules/taxonomy.ts';
import { and, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  catalogueLoads,
  featuredProducts,
  products,
  stock,
  variants,
} from '../../platform/database/catalogueTables.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ratings, reviews } from '../../platform/database/reviewTables.ts';
import type { ProductDatum } from './productDatum.ts';
import { inListOrder, productRow, reviewRows, variantRows } from './productRows.ts';
import type { CatalogueData } from './readProductData.ts';
import { refreshListedVariants } from './refreshListedVariants.ts';
import { refreshSearchWords } from './refreshSearchWords.ts';

/** Any number, as long as every process that loads products uses the same. */
const loadLock = 720_402;
/** Raise it when the same data becomes other rows: then every shop loads its data again. */
const layout = 3;

/** A statement has at most 65,535 parameters, and no row here has more than 60. */
const rowsPerStatement = 1000;

/** Products with their ids. */
type Loaded = readonly (readonly [ProductDatum, number])[];

/**
 * Brings the tables to the product data when its hash differs from the one stored; returns whether it did.
 * Products keep their id by slug, variants by SKU and reviews by author and day. Stock that is there already stays as
 * orders left it, and so do the reviews that members wrote.
 */
export async function loadProducts({ transaction }: Database, data: CatalogueData): Promise<boolean> {
  const hash = `${data.hash}/${layout}`;
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    const [loaded] = await tx.select().from(catalogueLoads);
    if (loaded?.hash === hash) return false;
    await tx.delete(featuredProducts);
    const idOf = await saveProducts(tx, data.products);
    const withIds = data.products.map((product) => [product, idOf.get(productSlug(product.title)) ?? 0] as const);
    await saveVariants(tx, withIds);
    await saveRatings(tx, withIds);
    await saveReviews(tx, withIds);
    const featured = data.featured.map((slug, position) => ({ position, productId: idOf.get(slug) ?? 0 }));
    if (featured.length) await tx.insert(featuredProducts).values(featured);
    await refreshListedVariants(tx);
    await refreshSearchWords(tx);
    await tx.delete(catalogueLoads);
    await tx.insert(catalogueLoads).values({ id: 1, hash });
    await tidy(tx);
    return true;
  });
}

/**
 * A server analyzes its tables after a while, the embedded database never does. Without
 * statistics its plans read every product. The pending lists of the word indexes are merged too: a search reads them first.
 */
async function tidy(tx: Queries): Promise<void> {
  const clean = (name: string) => sql`gin_clean_pending_list(${name}::regclass)`;
  await tx.execute(sql`select ${clean('products_search')}, ${clean('search_words_similar')}`);
  await tx.execute(
    sql`analyze products, variants, facet_values, listed_variants, stock, ratings, reviews, search_words`,
  );
}

/** @returns the products' ids by slug */
async function saveProducts(tx: Queries, data: readonly ProductDatum[]): Promise<Map<string, number>> {
  await tx.delete(products).where(
    isGone(
      products.slug,
      data.map(({ title }) => productSlug(title)),
    ),
  );
  const isSame = sql`${products.contentHash} = excluded.content_hash`;
  const set = {
    ...fromInsert(products, ['id', 'slug', 'heading', 'search']),
    updatedOn: sql`case when ${isSame} then ${products.updatedOn} else (now() at time zone 'UTC')::date end`,
  };
  const saved = await inChunks(inListOrder(data).map(productRow), (rows) =>
    tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({ target: products.slug, set })
      .returning({ id: products.id, slug: products.slug }),
  );
  return new Map(saved.map(({ id, slug }) => [slug, id]));
}

async function saveVariants(tx: Queries, loaded: Loaded): Promise<void> {
  const units = new Map(loaded.flatMap(([product]) => product.variants.map((each) => [each.sku, each.stock])));
  await tx.delete(variants).where(isGone(variants.sku, [...units.keys()]));
  const rows = loaded.flatMap(([product, id]) => variantRows(product, id));
  const set = fromInsert(variants, ['id', 'sku']);
  const saved = await inChunks(rows, (chunk) =>
    tx
      .insert(variants)
      .values(chunk)
      .onConflictDoUpdate({ target: variants.sku, set })
      .returning({ id: variants.id, sku: variants.sku }),
  );
  const stocked = saved.map(({ id, sku }) => ({ variantId: id, units: units.get(sku) ?? 0 }));
  await inChunks(stocked, (chunk) => tx.insert(stock).values(chunk).onConflictDoNothing().returning());
}

/** What members gave is counted in another column, which stays. */
async function saveRatings(tx: Queries, loaded: Loaded): Promise<void> {
  const rows = loaded.map(([product, productId]) => ({ productId, seeded: product.ratings }));
  const set = fromInsert(ratings, ['productId', 'written', 'count', 'tenths']);
  await inChunks(rows, (chunk) =>
    tx.insert(ratings).values(chunk).onConflictDoUpdate({ target: ratings.productId, set }).returning(),
  );
}

async function saveReviews(tx: Queries, loaded: Loaded): Promise<void> {
  const rows = loaded.flatMap(([product, id]) => reviewRows(product, id));
  const keys = rows.map(({ productId, seed }) => `${productId} ${seed}`);
  const key = sql`${reviews.productId} || ' ' || ${reviews.seed}`;
  await tx.delete(reviews).where(and(isNotNull(reviews.seed), isGone(key, keys)));
  const set = fromInsert(reviews, ['id', 'productId', 'accountId', 'seed']);
  await inChunks(rows, (chunk) =>
    tx
      .insert(reviews)
      .values(chunk)
      .onConflictDoUpdate({ target: [reviews.productId, reviews.seed], set })
      .returning({ id: reviews.id }),
  );
}

/** As a subselect: an array of thousands would be walked through for each row. */
const isGone = (column: AnyPgColumn | ReturnType<typeof sql>, kept: string[]) =>
  sql`${column} not in (select unnest(${sql.param(kept)}::text[]))`;

/** `set column = excluded.column` for all columns but some. */
function fromInsert(table: PgTable, except: string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name));
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Runs a statement for some rows at a time. @returns all results */
async function inChunks<Row, Result>(
  rows: readonly Row[],
  run: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    results.push(...(await run(rows.slice(start, start + rowsPerStatement))));
  }
  return results;
}
