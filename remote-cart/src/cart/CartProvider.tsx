import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { cartStore, serverCart } from './cartStore.ts';

/** Wraps every page and slot of this remote: all share the page's one store. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(cartStore);
  return (
    <Provider store={store} serverState={serverCart}>
      {children}
    </Provider>
  );
}
