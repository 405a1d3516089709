import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';

/**
 * Two carts of one shopper as one, by identity: every line of both, and of a line in both the higher quantity, never the
 * sum, because both may be copies of the same wish. `newer` is what this tab shows: its price and details win, so a
 * quote is compared with the price that the shopper saw last. What only `older` knows of a line stays.
 */
export function mergeCarts(older: readonly CartLine[], newer: readonly CartLine[]): CartLine[] {
  const merged = new Map(older.map((line) => [cartLineKey(line), line]));
  for (const line of newer) {
    const key = cartLineKey(line);
    const match = merged.get(key);
    merged.set(key, match ? mergeLines(match, line) : line);
  }
  return [...merged.values()];
}

function mergeLines(older: CartLine, newer: CartLine): CartLine {
  const unknown = { ...older.unknown, ...newer.unknown };
  return {
    ...older,
    ...newer,
    color: { ...older.color, ...newer.color },
    quantity: Math.max(older.quantity, newer.quantity),
    ...(Object.keys(unknown).length && { unknown }),
  };
}
