import { findCategory, findPet, findSubcategory, productSlug } from '@paw/shared/contract/taxonomy.ts';
import { getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { catalogueLoads, featuredProducts, products, stock, variants } from '../database/schema.ts';
import type { CatalogueData, ProductDatum } from './productData.ts';

/** Any number, as long as every process that loads products uses the same. */
const loadLock = 720_402;

/**
 * Brings the tables to the product data when its hash differs from the one stored; returns whether it did.
 * Products keep their id by slug and variants by SKU, and stock that is there already stays as orders left it.
 */
export async function loadProducts({ transaction }: Database, data: CatalogueData): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    const [loaded] = await tx.select().from(catalogueLoads);
    if (loaded?.hash === data.hash) return false;

    await tx.delete(featuredProducts);
    const slugs = data.products.map(({ title }) => productSlug(title));
    await tx.delete(products).where(notInArray(products.slug, slugs));
    const productIds = await tx
      .insert(products)
      .values(data.products.map(productRow))
      .onConflictDoUpdate({ target: products.slug, set: fromInsert(products, ['id', 'slug']) })
      .returning({ id: products.id, slug: products.slug });
    const productId = new Map(productIds.map(({ id, slug }) => [slug, id]));

    const units = new Map(data.products.flatMap((product) => product.variants.map((each) => [each.sku, each.stock])));
    await tx.delete(variants).where(notInArray(variants.sku, [...units.keys()]));
    const variantIds = await tx
      .insert(variants)
      .values(data.products.flatMap((product) => variantRows(product, productId.get(productSlug(product.title)) ?? 0)))
      .onConflictDoUpdate({ target: variants.sku, set: fromInsert(variants, ['id', 'sku']) })
      .returning({ id: variants.id, sku: variants.sku });
    await tx
      .insert(stock)
      .values(variantIds.map(({ id, sku }) => ({ variantId: id, units: units.get(sku) ?? 0 })))
      .onConflictDoNothing();

    const featured = data.featured.map((slug, position) => ({ position, productId: productId.get(slug) ?? 0 }));
    if (featured.length) await tx.insert(featuredProducts).values(featured);
    await tx.delete(catalogueLoads);
    await tx.insert(catalogueLoads).values({ id: 1, hash: data.hash });
    return true;
  });
}

/** `set column = excluded.column` for all columns but some. */
function fromInsert(table: PgTable, except: string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name));
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}

function productRow(product: ProductDatum, position: number) {
  const pet = findPet(product.pet);
  const category = pet && findCategory(pet, product.category);
  const subcategory = category && findSubcategory(category, product.subcategory ?? '');
  const { title, brand, description, picture } = product;
  return {
    title,
    brand,
    description,
    picture,
    position,
    slug: productSlug(title),
    pet: product.pet,
    category: category?.slug ?? '',
    subcategory: subcategory?.slug ?? null,
    specifications: Object.entries(product.specifications).map(([name, value]) => ({ name, value })),
  };
}

function variantRows(product: ProductDatum, productId: number) {
  return product.variants.map((variant, position) => ({
    productId,
    position,
    sku: variant.sku,
    size: variant.size,
    colourName: variant.colour,
    colourHex: product.colours[variant.colour] ?? null,
    priceCents: variant.cents,
    compareAtCents: variant.was ?? null,
    weightGrams: variant.grams,
  }));
}
