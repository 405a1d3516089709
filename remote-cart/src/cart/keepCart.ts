import { announceCart } from '@paw/contract/cartEvents.ts';
import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { removeFromOutbox } from '@paw/contract/outbox.ts';
import type { RestoredCart } from '@paw/contract/restoreCart.ts';
import { toast } from 'react-toastify/unstyled';
import {
  type CartChange,
  cartNotSaved,
  cartRestored,
  cartSaved,
  cartSlice,
  selectLines,
  selectUnits,
} from './cartSlice.ts';
import type { CartStore } from './cartStore.ts';
import { mergeCarts } from './mergeCarts.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';
import { copyDamagedCart, readStoredCart, withoutMarks, writeStoredCart } from './storedCart.ts';

export interface CartKeeper {
  /** Call it for each change that a shopper made. */
  keep: (change: CartChange) => void;
  /** Writes pending changes now. True when there were any. */
  flush: () => boolean;
  /** Reads what another tab stored. */
  readOtherTabs: () => void;
  /** Marks a request as handled: it is removed from the outbox after the cart is stored. */
  markHandled: (id: string) => void;
  announce: () => void;
}

/** Synchronizes the store with this browser's storage. Nothing in it throws. */
export function keepCart(store: CartStore, restored: RestoredCart): CartKeeper {
  let { foreign } = withoutMarks(restored.foreign);
  /** True after this tab has read the stored cart, or has copied a damaged one. */
  let seen = restored.intact;
  /** The text that this tab last read or wrote. */
  let known: string | null | undefined;
  let unsaved: CartChange[] = [];
  const handled = new Set<string>();
  let waiting = false;
  let warned = false;
  let announced: readonly CartLine[] | undefined;

  const lines = () => selectLines(store.getState());

  function announce(): void {
    if (lines() === announced) return;
    announced = lines();
    announceCart({ units: selectUnits(store.getState()), lines: announced as CartLine[] });
  }

  function show(next: readonly CartLine[]): void {
    if (stringifyCart(next) !== stringifyCart(lines())) store.dispatch(cartRestored(next));
    announce();
  }

  /** Applies this tab's changes to what another tab stored meanwhile. */
  function onTopOf(stored: readonly CartLine[]): readonly CartLine[] {
    if (!seen) return mergeCarts(stored, lines());
    const base = cartSlice.reducer(undefined, cartRestored(stored));
    return unsaved.reduce<typeof base>((state, change) => cartSlice.reducer(state, change), base).lines;
  }

  function write(): boolean {
    const stored = readStoredCart();
    if (stored.state === 'blocked') return false;
    if (stored.state === 'damaged' && !copyDamagedCart(stored.text)) return false;
    if (stored.state === 'readable' && stored.text !== null) {
      foreign = stored.foreign;
      for (const id of stored.delivered) handled.add(id);
      show(onTopOf(stored.lines));
    }
    const text = writeStoredCart(lines(), foreign, [...handled]);
    if (text === undefined) return false;
    known = text;
    seen = true;
    unsaved = [];
    return true;
  }

  function settle(): void {
    if (!handled.size) return;
    try {
      removeFromOutbox(handled);
    } catch {
      return; // The marks stay with the cart, and the outbox is cleared later.
    }
    handled.clear();
    known = writeStoredCart(lines(), foreign) ?? known;
  }

  function warnOnce(): void {
    if (warned) return;
    warned = true;
    console.warn('The cart couldn’t be saved: storage is full or blocked. It stays in memory.');
    toast.warn('We couldn’t save your cart on this device.');
  }

  function flush(): boolean {
    waiting = false;
    if (!unsaved.length && !handled.size) return false;
    const done = write();
    if (done) settle();
    else warnOnce();
    store.dispatch(done ? cartSaved() : cartNotSaved());
    return true;
  }

  return {
    keep: (change) => {
      unsaved.push(change);
      announce();
      if (waiting) return;
      waiting = true;
      oneTabAtATime(flush);
    },
    flush,
    readOtherTabs: () => {
      const stored = readStoredCart();
      if (stored.state !== 'readable' || stored.text === known) return;
      known = stored.text;
      foreign = stored.foreign;
      // This tab has nothing to merge when it has no changes of its own.
      if (!unsaved.length) seen = true;
      show(onTopOf(stored.lines));
    },
    markHandled: (id) => void handled.add(id),
    announce,
  };
}
