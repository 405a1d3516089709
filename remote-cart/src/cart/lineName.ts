import type { CartLine } from '@paw/contract/cartStorage.ts';

/** A link without a word could not be pressed. */
export const titleOf = ({ title }: Pick<CartLine, 'title'>): string => title.trim() || 'Unnamed item';

/** "Small, Teal"; '' for a product without sizes and colours. */
export function lineOptions({ size, color }: CartLine): string {
  return [size, color.name].filter(Boolean).join(', ');
}

/** "Bowl, Small, Teal": what tells one line from another. */
export function lineName(line: CartLine): string {
  return [titleOf(line), lineOptions(line)].filter(Boolean).join(', ');
}
