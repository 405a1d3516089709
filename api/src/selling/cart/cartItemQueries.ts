import type { CartItem } from '@paw/contract/cartItems.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** An item as the catalogue has it now. */
export interface FoundItem extends CartItem {
  /** Units. */
  stock: number;
  slug: string;
  title: string;
  size: string;
  colour: string;
  /** rrggbb, without #; null when the product has no colors. */
  hex: string | null;
  picture: string;
  priceCents: number;
}

/** Those of the items that are sold, in their order, with the prices of now. */
export async function findCartItems({ db }: Pick<Database, 'db'>, items: readonly CartItem[]): Promise<FoundItem[]> {
  const { rows } = await db.execute(sql`
    select v.sku, i.quantity, coalesce(s.units, 0) as stock, p.slug, p.title, v.size, v.colour_name as colour,
      ltrim(v.colour_hexes[1], '#') as hex, p.picture, v.price_cents as "priceCents"
    from json_to_recordset(${JSON.stringify(items)}::json) as i (sku text, quantity int)
      join variants v on v.sku = i.sku
      join products p on p.id = v.product_id
      left join stock s on s.variant_id = v.id`);
  const found = rows as unknown as FoundItem[];
  const place = new Map(items.map(({ sku }, index) => [sku, index]));
  return found.sort((one, other) => (place.get(one.sku) ?? 0) - (place.get(other.sku) ?? 0));
}
