/** SPEC 1 and 9: promotional texts on free delivery, with the figures of the rules. */
import { rules } from './rules.ts';

const firstOrder = inDollars(rules.delivery.freeFirstOrderCents);

export const promises = {
  /** 'Free shipping on $35+' */
  freeShipping: `Free shipping on ${firstOrder}+`,
  /** 'Free delivery on first-time orders over $35' */
  freeFirstOrders: `Free delivery on first-time orders over ${firstOrder}`,
} as const;

/** '$35', and '$35.50' where there are cents. */
export function inDollars(cents: number): string {
  return `$${cents % 100 ? (cents / 100).toFixed(2) : cents / 100}`;
}
