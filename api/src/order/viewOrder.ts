import { mayFollow } from './checkTransition.ts';
import { fulfilmentTransitions } from './fulfilmentStates.ts';
import type { OrderView } from './orderSchemas.ts';

/** An order as it is read from the database. */
export type OrderRow = Omit<OrderView, 'payment' | 'fulfilment' | 'canCancel'> & {
  method: OrderView['payment']['method'];
  paymentState: OrderView['payment']['state'];
  paymentUrl: string | null;
  fulfilmentState: OrderView['fulfilment']['state'];
  tracking: string | null;
};

/** An order as its owner sees it, with what can still be done: cancel it, or pay for it. */
export function viewOrder({
  method,
  paymentState,
  paymentUrl,
  fulfilmentState,
  tracking,
  ...order
}: OrderRow): OrderView {
  const canCancel = mayFollow(fulfilmentTransitions, fulfilmentState, 'cancelled');
  const canPay = canCancel && (paymentState === 'pending' || paymentState === 'failed');
  return {
    ...order,
    payment: { method, state: paymentState, ...(canPay && paymentUrl && { url: paymentUrl }) },
    fulfilment: { state: fulfilmentState, tracking },
    canCancel,
  };
}
