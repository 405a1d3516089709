import { runSql } from '../../order-checker/runSql.ts';
import type { ShelfItem } from '../../order-checker/Scene.ts';
import type { CartLine } from './recordCheckouts.ts';

/** Carts of different lines, of which there is enough for any number of orders. */
export async function fillCarts(url: string, count: number, lines: number): Promise<CartLine[][]> {
  await runSql(url, 'update stock set units = 1000000');
  const rows = await runSql<Pick<ShelfItem, 'title' | 'size' | 'color' | 'unitCents'>>(
    url,
    `select p.title, v.size, v.colour_name as color, v.price_cents as "unitCents"
     from variants v join products p on p.id = v.product_id order by md5(v.sku) limit $1`,
    [count * lines],
  );
  return Array.from({ length: count }, (_, cart) =>
    rows.slice(cart * lines, (cart + 1) * lines).map(({ title, size, color, unitCents }, at) => ({
      title,
      size,
      color: { name: color },
      quantity: 1 + (at % 3),
      priceCents: unitCents,
    })),
  );
}
