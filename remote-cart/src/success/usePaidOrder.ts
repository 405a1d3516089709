import { useEffect, useState } from 'react';
import { type OrderState, useOrder } from '../order/useOrder.ts';

/** In ms, between two calls, and how many: the payment service notifies the shop a moment after the shopper returns. */
const PAUSE = 2_000;
const MOST_LOOKS = 15;

/** An order that was just paid on another site. It is loaded again for half a minute while its payment is pending. */
export function usePaidOrder(reference: string): { state: OrderState; ask: () => void; isWaiting: boolean } {
  const { state, ask } = useOrder(reference);
  const [looks, setLooks] = useState(0);
  const isPending = state.kind === 'known' && state.order.payment.state === 'pending';
  const isWaiting = isPending && state.order.payment.method === 'stripe' && looks < MOST_LOOKS;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLooks((count) => count + 1);
      ask();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isWaiting, ask, looks]);
  return { state, ask, isWaiting };
}
