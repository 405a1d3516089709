import { useEffect, useState } from 'react';
import { type OrderState, useOrder } from '../order/useOrder.ts';

/** ms between two looks, and how many: the payment service tells the shop a moment after the shopper is back. */
const PAUSE = 2_000;
const MOST_LOOKS = 15;

/** An order that was just paid elsewhere. While its payment is not known yet it is asked for again, for half a minute. */
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
