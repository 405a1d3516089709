import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';

/** Two carts of one shopper that grew apart: by identity, the higher quantity, never the sum. `newer` has the price. */
export function mergeCarts(stored: readonly CartLine[], newer: readonly CartLine[]): CartLine[] {
  const merged = new Map(stored.map((line) => [cartLineKey(line), line]));
  for (const line of newer) {
    const key = cartLineKey(line);
    const match = merged.get(key);
    const quantity = Math.max(match?.quantity ?? 0, line.quantity);
    merged.set(key, match ? { ...match, quantity, priceCents: line.priceCents } : line);
  }
  return [...merged.values()];
}
