import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { ProductDetail, Variant } from '../variants.ts';

/** What the cart is asked to take. */
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
