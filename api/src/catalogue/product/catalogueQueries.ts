import { ApiProblem } from '../../platform/http/apiProblem.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import { type CardRow, cardColumns, type DetailRow, detailColumns } from './cardColumns.ts';
import { renamedProducts } from './renamedProducts.ts';
import type { ProductSlug } from './productSchemas.ts';

interface PlaceCount {
  pet: string;
  category: string;
  subcategory: string | null;
  count: number;
}

export interface SlugRow {
  slug: string;
  updated: string;
  picture: string;
  alt: string;
  /** Of each colour the hex values of its zones. */
  colours: string[][];
}

const texts = {
  featured: `select ${cardColumns}
    from featured_products f join products p on p.id = f.product_id join ratings r on r.product_id = p.id
    order by f.position`,

  bySlug: `select ${detailColumns}
    from products p join ratings r on r.product_id = p.id where lower(p.slug) = lower($1)`,

  idBySlug: `select id from products where lower(slug) = lower($1)`,

  // A page changes with its product's data, and with what is written of it.
  slugs: `select p.slug, p.picture, p.picture_alt as alt,
      greatest(p.updated_on, (
        select max((written_at at time zone 'UTC')::date)
        from reviews where product_id = p.id and status = 'published'
      ))::text as updated, (
        select json_agg(hexes order by position)
        from (
          select min(position) as position, colour_hexes as hexes from variants where product_id = p.id group by 2
        ) colour
      ) as colours
    from products p order by p.position`,

  // One row for each place that has products: data with a place that the fixed taxonomy lacks is not loaded.
  counts: `select pet, category, subcategory, count(*)::int as count from products group by pet, category, subcategory`,
};

/** The catalogue's reads apart from lists that one can narrow, each one statement prepared once per connection. */
export function catalogueQueries(database: Database, renamed = renamedProducts) {
  const bySlug = preparedRead<DetailRow>(database, 'find_product', texts.bySlug);
  const idBySlug = preparedRead<{ id: number }>(database, 'find_product_id', texts.idBySlug);
  const featured = preparedRead<CardRow>(database, 'list_featured_products', texts.featured);
  const slugs = preparedRead<SlugRow>(database, 'list_slugs', texts.slugs);
  const counts = preparedRead<PlaceCount>(database, 'count_products', texts.counts);
  /** By its slug in any case, or by one that it had before. @throws ApiProblem 404 */
  const oneBySlug = async <Row>(read: (values: readonly unknown[]) => Promise<Row[]>, slug: string): Promise<Row> => {
    const [row] = await read([renamed.get(slug.toLowerCase()) ?? slug]);
    if (!row) throw new ApiProblem(404, 'product_not_found', 'We do not have this product.');
    return row;
  };

  return {
    listFeaturedProducts: () => featured(),
    /** @throws ApiProblem 404 */
    getProduct: (slug: string) => oneBySlug(bySlug, slug),
    /** @throws ApiProblem 404 */
    getProductId: async (slug: string) => (await oneBySlug(idBySlug, slug)).id,
    listSlugs: () => slugs(),
    countProducts: () => counts(),
  };
}

/** A product without colors has one picture, not recolored. */
export function slugOf({ slug, updated, picture, alt, colours }: SlugRow): ProductSlug {
  const pictures = colours.map((hexes) => ({ name: picture, colours: hexes.map((hex) => hex.slice(1)), alt }));
  return { slug, updated, pictures };
}
