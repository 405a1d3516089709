import { useSyncExternalStore } from 'react';

/** What the header's link shows of the cart. */
export interface CartCount {
  /** Units, not lines. */
  units: number;
  /** False until the stored cart is restored. */
  restored: boolean;
}

const unknown: CartCount = { units: 0, restored: false };
let shown = unknown;
const listeners = new Set<() => void>();

/** Called by the page's cart, and before it runs by its start: the header needs no store for a number. */
export function showCount(next: CartCount): void {
  if (next.units === shown.units && next.restored === shown.restored) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** On the server and while it hydrates, the count of a cart that is not restored. */
export function useCartCount(): CartCount {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => unknown,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
