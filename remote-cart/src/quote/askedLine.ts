import { cartLimits } from '@paw/rules/cartLimits.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { AskedLine } from './quoteTypes.ts';

/** A cart's line as the api is asked about it, and as it is ordered: nothing of the browser's own goes along. */
export function askedLine({ title, size, color, quantity, priceCents, variantId }: CartLine): AskedLine {
  const claimed = Math.min(priceCents, cartLimits.cents);
  return { title, size, color: { name: color.name }, quantity, priceCents: claimed, ...(variantId && { variantId }) };
}
