import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import type { FoundItem } from './cartItemQueries.ts';

/** A line as a browser's cart keeps it. */
export const cartItemLine = z.object({
  variantId: z.string().describe('The SKU'),
  slug: z.string(),
  title: z.string(),
  size: z.string(),
  color: z.object({ name: z.string() }),
  quantity: z.int().describe('Limited by the stock and by what one order may have'),
  priceCents: z.int(),
  picture: z.object({ name: z.string(), colour: z.string().nullable() }),
});

/** Lines of a cart for items of the catalogue; what is sold out has none. */
export function cartItemLines(found: readonly FoundItem[]): z.infer<typeof cartItemLine>[] {
  return found.flatMap(({ sku, quantity, stock, slug, title, size, colour, hex, picture, priceCents }) => {
    const units = Math.min(quantity, stock, rules.quantity.mostUnits);
    if (units < 1) return [];
    const shown = { name: picture, colour: hex };
    return [
      { variantId: sku, slug, title, size, color: { name: colour }, quantity: units, priceCents, picture: shown },
    ];
  });
}
