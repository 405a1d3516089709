import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { showCount } from './cartCount.ts';
import { cartSlice, selectRestored, selectUnits } from './cartSlice.ts';

const reducer = combineReducers({ cart: cartSlice.reducer });

/** The server's state. Hydration starts from it even when the store has changed by then (otherwise error 418). */
export const serverCart = reducer(undefined, { type: 'cart/renderedOnServer' });

/** A new store, for a test or a request. The code that saves the cart listens to it by `addListener`. */
export function makeCartStore() {
  return configureStore({
    reducer,
    middleware: (standard) => standard().prepend(createListenerMiddleware().middleware),
  });
}

export type CartStore = ReturnType<typeof makeCartStore>;

let pageStore: CartStore | undefined;

/** Shows the store's units in the header, from now on. */
function showCountOf(store: CartStore): CartStore {
  store.subscribe(() => {
    const state = store.getState();
    if (selectRestored(state)) showCount({ units: selectUnits(state), restored: true });
  });
  return store;
}

/** The page's one cart. On the server each call returns an empty one: no shopper may see another's. */
export function cartStore(): CartStore {
  if (typeof window === 'undefined') return makeCartStore();
  pageStore ??= showCountOf(makeCartStore());
  return pageStore;
}
