import type { AddRequest } from '@paw/contract/cartEvents.ts';
import { addToOutbox } from '@paw/contract/outbox.ts';

const KEY = 'cart-early';

/**
 * Stores the adds that wait for this page's cart, in this tab alone: other tabs deliver what is in the outbox, and would add
 * them a second time.
 */
export function storeEarly(adds: readonly AddRequest[]): void {
  try {
    if (adds.length > 0) sessionStorage.setItem(KEY, JSON.stringify(adds));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked or full: the page still holds them.
  }
}

/** Puts adds into the outbox that a crash of the browser left in this tab. */
export function recoverEarly(): void {
  try {
    const adds = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as AddRequest[];
    if (adds.every(addToOutbox)) sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage holds none.
  }
}
