import { formatPrice } from '@paw/rules/formatPrice.ts';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { cartItemLine, cartItemLines } from '../cart/cartItemLines.ts';
import { findCartItems } from '../cart/cartItemQueries.ts';
import type { AskedLine } from '../cart/cartSchemas.ts';
import { quoteMaker } from '../cart/makeQuote.ts';
import type { QuoteLine } from '../cart/quoteSchemas.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderLines } from '../../platform/database/orderTables.ts';

const change = z.object({
  title: z.string().describe('Its name at the time of the order'),
  kind: z.enum(['gone', 'sold_out', 'fewer', 'price']).describe('Lines with gone or sold_out are missing here'),
  words: z.string(),
});

export const reordered = z
  .object({ items: z.array(cartItemLine), changes: z.array(change) })
  .meta({ id: 'Reordered', description: 'What a cart would get, and how that differs from the order' });

type Change = z.infer<typeof change>;

/** What was ordered once, as it can be had now. */
export function reorderer(database: Database) {
  const makeQuote = quoteMaker(database);

  return async function reorder(orderId: string): Promise<z.infer<typeof reordered>> {
    const { lines } = await makeQuote({ lines: await listBought(database, orderId) }, undefined);
    const wanted = lines.flatMap(({ sku, quantity }) => (sku && quantity > 0 ? [{ sku, quantity }] : []));
    const found = wanted.length ? await findCartItems(database, wanted) : [];
    return { items: cartItemLines(found), changes: lines.flatMap(changesOf) };
  };
}

/** An order's lines as if a browser had kept them in its cart. */
async function listBought({ db }: Database, orderId: string): Promise<AskedLine[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ title, size, colour, quantity, unitCents, sku }) => ({
    title,
    size,
    color: { name: colour },
    quantity,
    priceCents: unitCents,
    variantId: sku,
  }));
}

function changesOf({ title, color, size, status, quantity, requested, unitCents, wasCents }: QuoteLine): Change[] {
  const name = [title, [color.name, size].filter(Boolean).join(', ')].filter(Boolean).join(', ');
  if (status === 'gone') return [{ title, kind: 'gone', words: `We no longer carry this: ${name}.` }];
  if (status === 'sold_out' || quantity === 0) {
    return [{ title, kind: 'sold_out', words: `Sold out for now: ${name}.` }];
  }
  const changes: Change[] = [];
  if (quantity < requested) {
    changes.push({ title, kind: 'fewer', words: `${quantity} instead of ${requested}: ${name}.` });
  }
  if (unitCents !== wasCents) {
    const words = `${formatPrice(unitCents)} now, ${formatPrice(wasCents)} then: ${name}.`;
    changes.push({ title, kind: 'price', words });
  }
  return changes;
}
