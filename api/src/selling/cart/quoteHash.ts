import { createHash } from 'node:crypto';
import type { DeliveryKind } from '@paw/rules/rules.ts';
import type { OrderPrice } from '../pricing/priceOrder.ts';

interface Owed {
  lines: readonly { sku: string | null; quantity: number; unitCents: number }[];
  price: OrderPrice;
  /** The coupon that counts. */
  coupon: string | null;
  delivery: DeliveryKind;
  /** Whether the tax is that of a destination. */
  isTaxKnown: boolean;
}

/** Of what is bought and owed: who sends it back has seen exactly this. It protects nothing, and hides nothing. */
export function quoteHash({ lines, price, coupon, delivery, isTaxKnown }: Owed): string {
  const { merchandiseCents, discountCents, deliveryCents, surchargeCents, taxCents, totalCents } = price;
  const goods = lines.map(({ sku, quantity, unitCents }) => [sku, quantity, unitCents]);
  const sums = [merchandiseCents, discountCents, deliveryCents, surchargeCents, taxCents, totalCents];
  const shown = JSON.stringify([goods, sums, coupon, delivery, isTaxKnown]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
