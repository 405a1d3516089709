import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';

/**
 * Merges two copies of one shopper's cart by line key. The result has every line of both; a line in both has the higher
 * quantity, never the sum, because both copies may hold the same item. `newer` is what this tab shows: its price and
 * details win, so a quote is compared with the price that the shopper saw last. Fields that only `older` has stay.
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

/** What `own` lacks of `found`: whole lines, and for a line that it has, the units that are missing. */
export function missingUnits(found: readonly CartLine[], own: readonly CartLine[]): CartLine[] {
  const quantities = new Map(own.map((line) => [cartLineKey(line), line.quantity]));
  return found
    .map((line) => ({ ...line, quantity: line.quantity - (quantities.get(cartLineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of `found` that `own` does not have in any quantity. */
export function missingLines(found: readonly CartLine[], own: readonly CartLine[]): CartLine[] {
  const keys = new Set(own.map(cartLineKey));
  return found.filter((line) => !keys.has(cartLineKey(line)));
}
