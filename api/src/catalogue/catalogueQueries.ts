import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { featuredProducts, products } from '../database/schema.ts';
import type { Place } from './findPlace.ts';
import type { VariantRow } from './productCard.ts';
import { renamedProducts } from './renamedProducts.ts';

/** No list is longer; the total says how many there are. */
const longestList = 100;
const longestSearch = 48;

/**
 * The variants of one product as JSON, so that a list of products is one query. The names are written out: in a
 * select from one table drizzle leaves table names away, and `products.id` would become the variant's id.
 */
const variantsOfProduct = sql<VariantRow[]>`(
  select jsonb_agg(jsonb_build_object(
    'id', v.id, 'sku', v.sku, 'size', v.size, 'colour', jsonb_build_object('name', v.colour_name, 'hex', v.colour_hex),
    'priceCents', v.price_cents, 'compareAtCents', v.compare_at_cents, 'stock', s.units
  ) order by v.position)
  from variants v join stock s on s.variant_id = v.id where v.product_id = products.id
)`;

const cardColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  brand: products.brand,
  pet: products.pet,
  category: products.category,
  subcategory: products.subcategory,
  picture: products.picture,
  variants: variantsOfProduct,
};

/** All words of a product, as small letters and digits with a blank before each. */
const wordsOfProduct = sql`' ' || regexp_replace(
  lower(concat_ws(' ', ${products.title}, ${products.brand}, ${products.pet}, ${products.category}, ${products.description})),
  '[^[:alnum:]]+', ' ', 'g'
)`;

/** The catalogue's reads, each one statement prepared once per connection. */
export function catalogueQueries({ db, statement }: Database, renamed = renamedProducts) {
  const equalsWhenGiven = (column: AnyPgColumn, name: string) =>
    sql`(${sql.placeholder(name)}::text is null or ${column} = ${sql.placeholder(name)}::text)`;

  const listed = db
    .select({ ...cardColumns, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .where(
      sql`${equalsWhenGiven(products.pet, 'pet')} and ${equalsWhenGiven(products.category, 'category')}
        and ${equalsWhenGiven(products.subcategory, 'subcategory')}`,
    )
    .orderBy(asc(products.position))
    .limit(longestList)
    .prepare(statement('list_products'));

  const featured = db
    .select(cardColumns)
    .from(featuredProducts)
    .innerJoin(products, eq(products.id, featuredProducts.productId))
    .orderBy(asc(featuredProducts.position))
    .limit(longestList)
    .prepare(statement('list_featured_products'));

  const bySlug = db
    .select({ ...cardColumns, description: products.description, specifications: products.specifications })
    .from(products)
    .where(sql`lower(${products.slug}) = lower(${sql.placeholder('slug')})`)
    .prepare(statement('find_product'));

  // Thin on purpose: it reads every product. Each word must begin one of the product's.
  const words = sql`unnest(${sql.placeholder('words')}::text[]) word`;
  // `offset 0` keeps the planner from working out the product's words once for each word.
  const hasAll = sql`(
    select bool_and(strpos(own.words, ' ' || word) > 0) from (select ${wordsOfProduct} as words offset 0) own, ${words}
  )`;
  const inTitle = sql`(select count(*) from ${words} where strpos(' ' || lower(${products.title}), ' ' || word) > 0)`;
  const found = db
    .select({ ...cardColumns, total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .where(hasAll)
    .orderBy(desc(inTitle), asc(products.position))
    .limit(longestSearch)
    .prepare(statement('search_products'));

  // One row for each place that has products: data with a place that the fixed taxonomy lacks is not loaded.
  const counts = db
    .select({ pet: products.pet, category: products.category, subcategory: products.subcategory, count: count() })
    .from(products)
    .groupBy(products.pet, products.category, products.subcategory)
    .prepare(statement('count_products'));

  return {
    /** Products of a place of the taxonomy; null leaves that level open. */
    listProducts: ({ pet, category, subcategory }: Place) =>
      listed.execute({
        pet: pet?.slug ?? null,
        category: category?.slug ?? null,
        subcategory: subcategory?.slug ?? null,
      }),
    listFeaturedProducts: () => featured.execute(),
    /** By its slug in any case, or by one that it had before. */
    findProduct: async (slug: string) => (await bySlug.execute({ slug: renamed.get(slug.toLowerCase()) ?? slug }))[0],
    /** Products that have each of the words; those with most of them in the title come first. @param words at least one */
    searchProducts: (words: string[]) => found.execute({ words }),
    countProducts: () => counts.execute(),
  };
}
