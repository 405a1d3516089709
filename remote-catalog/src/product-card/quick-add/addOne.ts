import { type AddAnswer as CartAnswer, requestAdd } from '@paw/contract/cartEvents.ts';
import { CART_KEY, type CartLine, cartLineKey, parseCart } from '@paw/contract/cartStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { cartLineOf } from '../../product/purchase/cartLineOf.ts';
import type { ProductDetail, Variant } from '../../product/variants.ts';

/** The bus's own answers, and two refusals: the cart holds all that one order may have, or there is none to sell. */
export type AddAnswer = CartAnswer | 'full' | 'sold out';

/** Asks the cart for one unit of a variant. */
export function addOne(product: ProductDetail, variant: Variant): AddAnswer {
  if (variant.stock <= 0) return 'sold out';
  const line = cartLineOf(product, variant, 1);
  if (unitsInCart(line) >= Math.min(rules.quantity.mostUnits, variant.stock)) return 'full';
  return requestAdd(line);
}

/** As the cart is in storage; 0 where there is none, or none that can be read. */
function unitsInCart(line: CartLine): number {
  try {
    const { lines } = parseCart(localStorage.getItem(CART_KEY));
    return lines.find((other) => cartLineKey(other) === cartLineKey(line))?.quantity ?? 0;
  } catch {
    return 0;
  }
}
