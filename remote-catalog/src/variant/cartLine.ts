import { CART_KEY, type CartLine, cartLineKey, parseCart } from '@paw/contract/cartStorage.ts';
import type { ProductDetail, Variant } from './variants.ts';

/** The line that the cart is asked to add. */
export function cartLineOf(product: ProductDetail, variant: Variant, quantity: number): CartLine {
  const colour = variant.colour.hex ?? product.picture.colour;
  return {
    title: product.title,
    size: variant.size,
    color: { name: variant.colour.name },
    quantity,
    priceCents: variant.priceCents,
    variantId: variant.sku,
    slug: product.slug,
    picture: { name: product.picture.name, colour: colour?.replace('#', '') ?? null },
  };
}

/** The cart's lines in storage. None when storage is blocked or damaged: the cart itself reports that. */
export function storedCartLines(): CartLine[] {
  try {
    return parseCart(localStorage.getItem(CART_KEY)).lines;
  } catch {
    return [];
  }
}

/** How many units of `line` the cart's `lines` hold. */
export function unitsIn(lines: readonly CartLine[], line: CartLine): number {
  return lines.find((other) => cartLineKey(other) === cartLineKey(line))?.quantity ?? 0;
}
