import type { CartLine } from '@paw/shared/contract/cartStorage.ts';
import type { AskedLine } from './quoteTypes.ts';

/** A cart's line as the api is asked about it: nothing of the browser's own goes along. */
export function askedLine({ title, size, color, quantity, priceCents, variantId }: CartLine): AskedLine {
  return { title, size, color: { name: color.name }, quantity, priceCents, ...(variantId && { variantId }) };
}
