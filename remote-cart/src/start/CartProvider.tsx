import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { runCart } from './runCart.ts';
import { cartStore, serverCart } from '../cart/cartStore.ts';

// Whatever shows the cart needs it to run.
runCart();

/** Wraps every page and slot of this remote: all share the page's one store. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(cartStore);
  return (
    <Provider store={store} serverState={serverCart}>
      {children}
    </Provider>
  );
}
