import { mayFollow, fulfilmentTransitions } from '../order-state/transitions.ts';
import { orderArrival } from './orderArrival.ts';
import type { OrderView } from './orderSchemas.ts';

/** An order's row in the database. */
export type OrderRow = Omit<OrderView, 'payment' | 'fulfilment' | 'arrives' | 'canCancel' | 'unconfirmed'> & {
  unconfirmed: OrderView['unconfirmed'] | null;
  method: OrderView['payment']['method'];
  paymentState: OrderView['payment']['state'];
  paymentUrl: string | null;
  fulfilmentState: OrderView['fulfilment']['state'];
  tracking: string | null;
};

/** An order as its owner sees it, with what can still be done: cancel it, or pay for it. */
export function viewOrder(row: OrderRow, now = new Date()): OrderView {
  const { method, paymentState, paymentUrl, fulfilmentState, tracking, unconfirmed, ...order } = row;
  const canCancel = mayFollow(fulfilmentTransitions, fulfilmentState, 'cancelled');
  const canPay = canCancel && (paymentState === 'pending' || paymentState === 'failed');
  return {
    ...order,
    payment: { method, state: paymentState, ...(canPay && paymentUrl && { url: paymentUrl }) },
    fulfilment: { state: fulfilmentState, tracking },
    arrives: orderArrival(
      { ...order, state: fulfilmentState, ...(unconfirmed && { placedAt: now.toISOString() }) },
      now,
    ),
    canCancel,
    ...(unconfirmed && { unconfirmed }),
  };
}
