import { type AddRequest, answerAddRequests } from '@paw/contract/cartEvents.ts';
import { CART_KEY, parseCart, stringifyCart } from '@paw/contract/cartStorage.ts';
import { OUTBOX_PREFIX, readOutbox } from '@paw/contract/outbox.ts';
import type { HostFacts } from '@paw/contract/remote.ts';
import type { RestoredCart } from '@paw/contract/restoreCart.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { addListener } from '@reduxjs/toolkit';
import { forgetOld, forgetTyped } from '../draft/draftStore.ts';
import { isFullFor } from './addLine.ts';
import type { CartStore } from './cartStore.ts';
import { cartRestored, isCartChange, itemAdded, selectLines } from './cartSlice.ts';
import { keepCart } from './keepCart.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';
import { readStoredCart } from './storedCart.ts';

const MOST_HANDLED = 200;

/**
 * Restores, keeps and shares a cart until the returned function is called.
 * @param early adds that this page has already answered with "added"
 */
export function ownCart(store: CartStore, { restoredCart }: HostFacts, early: readonly AddRequest[] = []): () => void {
  const keeper = keepCart(store, restoredCart);
  const handled = new Set<string>();

  store.dispatch(cartRestored(restoredCart.lines));
  const unsubscribe = store.dispatch(addListener({ matcher: isCartChange, effect: (action) => keeper.keep(action) }));

  /** @param room 'any' for a request from the outbox: the page has promised that it will be added */
  function add({ id, line }: AddRequest, room: 'any' | 'limited'): AddRequest['refused'] | void {
    if (handled.has(id)) return;
    handled.add(id);
    if (handled.size > MOST_HANDLED) handled.delete([...handled][0] as string);
    // Round-trips through the stored format: what could not be read back must not get in.
    const [whole] = parseCart(stringifyCart([line])).lines;
    if (!whole) return console.warn('A request to add something that is no cart line was left out.', line);
    if (room === 'limited' && isFullFor(whole, selectLines(store.getState()))) return 'cart full';
    store.dispatch(itemAdded(whole));
  }

  function deliver(): boolean {
    const stored = readStoredCart();
    const delivered = stored.state === 'readable' ? stored.delivered : [];
    for (const id of delivered) keeper.markHandled(id);
    for (const request of readOutbox()) {
      keeper.markHandled(request.id);
      if (!delivered.includes(request.id)) add(request, 'any');
    }
    return keeper.flush();
  }

  const stopAnswering = answerAddRequests((request) => add(request, 'limited'));
  const hearOtherTabs = ({ key, newValue }: StorageEvent) => {
    // A null key means that all of storage was cleared.
    if (key === CART_KEY || key === null) keeper.readOtherTabs();
    if (key?.startsWith(OUTBOX_PREFIX) && newValue) oneTabAtATime(deliver);
  };
  // A page that the browser restores from its back/forward cache missed the events meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    keeper.readOtherTabs();
    oneTabAtATime(deliver);
  };
  // Pending changes are written at once when the shopper leaves.
  const leave = () => void keeper.flush();
  forgetOld();
  const stopHearing = onSessionChanged(({ kind }) => kind === 'none' && forgetTyped());
  window.addEventListener('storage', hearOtherTabs);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', wake);

  for (const request of early) add(request, 'any');
  if (restoredCart.intact && changedSince(restoredCart)) keeper.readOtherTabs();
  oneTabAtATime(deliver);
  keeper.announce();

  return () => {
    window.removeEventListener('storage', hearOtherTabs);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', wake);
    stopHearing();
    stopAnswering();
    unsubscribe();
  };
}

/** Another tab may have stored something since the shell read the cart. */
function changedSince({ lines }: RestoredCart): boolean {
  const stored = readStoredCart();
  return stored.state === 'readable' && stored.text !== null && stringifyCart(stored.lines) !== stringifyCart(lines);
}
