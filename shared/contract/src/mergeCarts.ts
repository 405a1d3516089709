import { type CartLine, cartLineKey } from './cartStorage.ts';

/**
 * Two copies of one member's cart as one: every line of both, and of a line that both have the higher quantity, never
 * the sum, because both may be copies of the same wish. The order and everything else is this browser's, `own`.
 */
export function mergeCarts(own: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  const byKey = new Map(own.map((line) => [cartLineKey(line), line]));
  for (const line of other) {
    const known = byKey.get(cartLineKey(line));
    byKey.set(cartLineKey(line), known ? { ...known, quantity: Math.max(known.quantity, line.quantity) } : line);
  }
  return [...byKey.values()];
}
