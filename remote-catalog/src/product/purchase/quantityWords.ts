import { rules } from '@paw/rules/rules.ts';
import type { Purchase } from './usePurchase.ts';

/** Why no more can be taken, once the quantity is at its limit; undefined below it. */
export function quantityWords({ variant, quantity, most, inCart }: Purchase): string | undefined {
  const { mostUnits } = rules.quantity;
  if (variant.stock <= 0 || (most > 0 && quantity < most)) return undefined;
  const all = variant.stock <= mostUnits ? `the ${variant.stock} we have left` : `${mostUnits}, the limit per order`;
  if (most <= 0) return variant.stock === 1 ? 'The last one is already in your cart.' : `Your cart already has ${all}.`;
  if (inCart) return `With the ${inCart} in your cart, that’s ${all}.`;
  // "Only 1 left" says it already.
  return quantity > 1 ? `That’s ${all}.` : undefined;
}
