import { cartLimits } from '@paw/rules/cartLimits.ts';
import type { CartLine } from '@paw/contract/cartStorage.ts';

/** What the server takes of a cart. The other lines stay on this device, and these are saved without them. */
export function savableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(isSavable).slice(0, cartLimits.lines);
}

function isSavable({ title, size, color, quantity, priceCents, variantId = '' }: CartLine): boolean {
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
