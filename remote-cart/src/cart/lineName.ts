import type { CartLine } from '@paw/shared/contract/cartStorage.ts';

/** "Small, Teal"; '' for a product without sizes and colours. */
export function lineOptions({ size, color }: CartLine): string {
  return [size, color.name].filter(Boolean).join(', ');
}

/** "Bowl, Small, Teal": what tells one line from another. */
export function lineName(line: CartLine): string {
  return [line.title, lineOptions(line)].filter(Boolean).join(', ');
}

/** "1 item", "3 items". */
export function itemCount(units: number): string {
  return units === 1 ? '1 item' : `${units} items`;
}
