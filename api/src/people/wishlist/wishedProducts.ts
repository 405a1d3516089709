import type { z } from 'zod';
import { type CardRow, cardColumns } from '../../catalogue/product/cardColumns.ts';
import { productCardOf } from '../../catalogue/product/productCard.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/preparedRead.ts';
import type { wishedProducts } from './wishlistSchemas.ts';

const text = `select ${cardColumns}, (
    select json_agg(json_build_object('sku', v.sku, 'stock', s.units) order by v.position)
    from variants v join stock s on s.variant_id = v.id where v.product_id = p.id
  ) as skus
  from unnest($1::text[]) with ordinality as asked (slug, place)
  join products p on lower(p.slug) = lower(asked.slug) join ratings r on r.product_id = p.id
  order by asked.place`;

type Row = CardRow & { skus: { sku: string; stock: number }[] };

/** Cards of products by their slugs, and what can be put into the cart without a choice. */
export function wishedProductsReader(database: Database) {
  const read = preparedRead<Row>(database, 'list_wished', text);
  return async (slugs: readonly string[]): Promise<z.infer<typeof wishedProducts>> => {
    const rows = slugs.length ? await read([[...new Set(slugs)]]) : [];
    return { products: rows.map(({ skus, ...row }) => ({ ...productCardOf(row), skuToAdd: onlyOne(skus) })) };
  };
}

function onlyOne(skus: Row['skus']): string | null {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return inStock.length === 1 ? (inStock[0]?.sku ?? null) : null;
}
