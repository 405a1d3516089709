import type { Attempt } from './Book.ts';
import type { Customer } from './Customer.ts';
import type { Dice } from './Dice.ts';
import { coupons } from './rulebook.ts';
import type { ShelfItem } from './Scene.ts';

/** What a shopper wants, before anyone has said what it costs. */
export type Cart = ReturnType<typeof fillCart>;

/** A quote, as far as an order needs it. */
export interface Quoted {
  lines: { quantity: number }[];
  delivery: { chosen: Attempt['delivery'] };
  totalCents: number;
  hash: string;
  coupon: { ok: boolean } | null;
}

/** One to three things, with or without a coupon, somewhere in the country. */
export function fillCart(customer: Customer, shelf: readonly ShelfItem[], dice: Dice) {
  const items = [...new Set(Array.from({ length: dice.from(1, 3) }, () => dice.pick(shelf)))];
  const lines = items.map(({ title, size, color, sku, unitCents }) => ({
    title,
    size,
    color: { name: color },
    quantity: dice.is(0.05) ? 10 : dice.from(1, 3),
    // A few have an old, lower price in their cart: they are asked first.
    priceCents: dice.is(0.02) ? unitCents - 1 : unitCents,
    ...(dice.is(0.5) && { variantId: sku }),
  }));
  const code = dice.pick([...coupons.map((coupon) => coupon.code), 'NO-SUCH-CODE']).toLowerCase();
  const turn = dice.from(0, 5);
  return {
    items,
    email: customer.email(turn),
    asked: {
      lines,
      ...(dice.is(0.4) && { coupon: code }),
      delivery: dice.pick(['standard', 'standard', 'standard', 'express'] as const),
      address: customer.address(turn),
    },
  };
}

/** The order of what the quote leaves of a cart; undefined when that is nothing. */
export function writeOrder(
  customer: Customer,
  { items, email, asked }: Cart,
  quoted: Quoted,
  dice: Dice,
): Attempt | undefined {
  const quantityOf = (at: number) => quoted.lines[at]?.quantity ?? 0;
  const bought = asked.lines.map((line, at) => ({ ...line, quantity: quantityOf(at) }));
  const lines = items.map(({ sku }, at) => ({ sku, quantity: quantityOf(at) }));
  const isThere = ({ quantity }: { quantity: number }) => quantity > 0;
  if (!bought.some(isThere)) return undefined;
  const coupon = quoted.coupon?.ok ? asked.coupon : undefined;
  const payment = dice.pick(['delivery', 'delivery', 'stripe'] as const);
  // Not everywhere goes express.
  const delivery = quoted.delivery.chosen;
  return {
    key: dice.uuid(),
    customer,
    body: {
      contact: { email },
      address: asked.address,
      delivery,
      payment,
      ...(coupon && { coupon }),
      lines: bought.filter(isThere),
      quoteHash: quoted.hash,
    },
    lines: lines.filter(isThere),
    coupon: coupon?.toUpperCase() ?? null,
    delivery,
    payment,
    email,
    agreedCents: quoted.totalCents,
    outcome: 'unknown',
    step: 'new',
  };
}
