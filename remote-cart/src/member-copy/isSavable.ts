import { cartLimits } from '@paw/shared/contract/cartLimits.ts';
import type { CartLine } from '@paw/shared/contract/cartStorage.ts';

/** The server takes it. A line that it would refuse stays on this device, and the others are saved without it. */
export function isSavable({ title, size, color, quantity, priceCents, variantId = '' }: CartLine): boolean {
  return (
    title !== '' &&
    isText(title, cartLimits.title) &&
    [size, color.name, variantId].every((text) => isText(text, cartLimits.option)) &&
    quantity <= cartLimits.units &&
    priceCents <= cartLimits.cents
  );
}

/** PostgreSQL has no NUL in a text, and halves of characters are none. */
const isText = (text: string, most: number) => text.length <= most && !/[\0\p{Cs}]/u.test(text);
