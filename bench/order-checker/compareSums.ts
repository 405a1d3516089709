import type { Book } from './Book.ts';
import type { Findings } from './Findings.ts';
import { groupBy } from './groupBy.ts';
import type { SavedOrder, Snapshot } from './readSnapshot.ts';
import { priceOnPaper } from './rulebook.ts';
import type { ShelfItem } from './Scene.ts';

/** Each line, each sum of each order, on the cent; and what its shopper agreed to. */
export function compareSums(
  book: Book,
  shelf: readonly ShelfItem[],
  { orders, coupons, couponUses }: Snapshot,
  found: Findings,
): void {
  const items = new Map(shelf.map((item) => [item.sku, item]));
  for (const order of orders) {
    const attempt = book.attempts.get(order.idempotency_key);
    if (attempt) compareOrder(order, attempt.customer.place.state, attempt.agreedCents, items, found);
  }
  compareCoupons(book, orders, { coupons, couponUses }, found);
  compareFirstOrders(book, orders, found);
}

function compareOrder(
  order: SavedOrder,
  state: string,
  agreedCents: number,
  items: Map<string, ShelfItem>,
  found: Findings,
): void {
  const paper = priceOnPaper({
    lines: order.lines.map(({ sku, quantity }) => ({
      unitCents: items.get(sku)?.unitCents ?? Number.NaN,
      oversize: items.get(sku)?.oversize ?? false,
      quantity,
    })),
    coupon: order.coupon_code,
    delivery: order.delivery === 'express' ? 'express' : 'standard',
    state,
    isFirstOrder: order.is_first_order,
  });
  const { number } = order;
  for (const [at, line] of order.lines.entries()) {
    const { sku } = line;
    found.addCents(line.unit_cents - (items.get(sku)?.unitCents ?? 0), `${number}, one ${sku}`);
    found.addCents(line.discount_cents - (paper.shares[at] ?? 0), `${number}, discount of ${sku}`);
    found.addCents(line.tax_cents - (paper.taxes[at] ?? 0), `${number}, tax on ${sku}`);
  }
  found.addCents(order.merchandise_cents - paper.goods, `${number}, goods`);
  found.addCents(order.discount_cents - paper.off, `${number}, discount`);
  found.addCents(order.delivery_cents - paper.way, `${number}, delivery`);
  found.addCents(order.surcharge_cents - paper.surcharge, `${number}, surcharge`);
  found.addCents(order.tax_cents - paper.tax, `${number}, tax`);
  found.addCents(order.total_cents - paper.total, `${number}, total`);
  found.addCents(order.total_cents - agreedCents, `${number}, what the shopper agreed to`);
}

/** Uses are counted, given back with a cancelled order, and never above a limit. */
function compareCoupons(
  book: Book,
  orders: readonly SavedOrder[],
  { coupons, couponUses }: Pick<Snapshot, 'coupons' | 'couponUses'>,
  found: Findings,
): void {
  const standing = orders.filter((order) => order.coupon_code && order.fulfilment_state !== 'cancelled');
  const names = (list: readonly string[]) => list.toSorted().join(' ');
  const used = names(couponUses.map((use) => `${use.coupon_code}/${use.order_id}`));
  if (used !== names(standing.map((order) => `${order.coupon_code}/${order.id}`))) {
    found.coupons.push('the recorded uses are not those of the valid orders');
  }
  for (const { code, uses, total_limit: most, customer_limit: each } of coupons) {
    const mine = standing.filter((order) => order.coupon_code === code);
    if (uses !== mine.length) found.coupons.push(`${code} counts ${uses} uses, and ${mine.length} orders have it`);
    if (most !== null && mine.length > most) found.coupons.push(`${code} was used ${mine.length} times of ${most}`);
    const buyers = groupBy(mine, (order) => book.attempts.get(order.idempotency_key)?.customer.index);
    for (const [buyer, theirs] of buyers) {
      if (each !== null && theirs.length > each) {
        found.coupons.push(`buyer ${buyer} used ${code} ${theirs.length} times of ${each}`);
      }
    }
  }
}

/** A customer with a valid order has no other first one; and someone's orders do not all come after another. */
function compareFirstOrders(book: Book, orders: readonly SavedOrder[], found: Findings): void {
  const buyers = groupBy(orders, (order) => book.attempts.get(order.idempotency_key)?.customer.index);
  for (const [buyer, theirs] of buyers) {
    const standing = theirs.filter((order) => order.is_first_order && order.fulfilment_state !== 'cancelled');
    if (standing.length > 1) found.coupons.push(`buyer ${buyer} has ${standing.length} first orders`);
    if (!theirs.some((order) => order.is_first_order)) found.coupons.push(`buyer ${buyer} never had a first order`);
  }
}
