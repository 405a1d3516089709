import { formatPrice } from '@paw/rules/formatPrice.ts';
import { orderStateNames } from '@paw/rules/orderStates.ts';
import type { Order } from './useOrder.ts';

/** The order's status, as a heading of its own. */
export function fulfilmentWords({ fulfilment: { state }, unconfirmed }: Order): string {
  if (unconfirmed) return 'Waiting for you to confirm';
  return orderStateNames[state];
}

/** The order's status, as the title of its page. */
export function statusTitle({ fulfilment: { state } }: Order): string {
  return {
    new: 'We have your order',
    packed: 'Your order is packed',
    shipped: 'Your order is on its way',
    delivered: 'Your order was delivered',
    cancelled: 'Your order was canceled',
    returned: 'Your order was returned',
  }[state];
}

const cancelReasons: Record<string, string> = {
  unconfirmed: 'It wasn’t confirmed in time. You can order again anytime.',
  sold_out: 'When it was confirmed, not everything in it was still in stock.',
  unpaid: 'It wasn’t paid in time. You can order again anytime.',
};

/** Why the shop canceled the order; undefined when the buyer did, or when it is not canceled. */
export function cancelWords({ timeline }: Order): string | undefined {
  const { reason = '' } = timeline.findLast(({ kind }) => kind === 'cancelled') ?? {};
  return cancelReasons[reason];
}

/** The payment's status. */
export function paymentWords({ payment: { method, state }, totalCents, refundedCents }: Order): string {
  const total = formatPrice(totalCents);
  const isCash = method === 'delivery';
  return {
    pending: isCash ? `Pay ${total} to the driver on delivery` : `Waiting for your payment of ${total}`,
    authorised: `${total} authorized. We’ll charge your card when we pack your order`,
    paid: `${total} paid`,
    failed: 'Your payment didn’t go through',
    voided: isCash ? 'Nothing to pay' : 'You weren’t charged',
    partly_refunded: `${total} paid, ${formatPrice(refundedCents)} of it refunded`,
    refunded: `${formatPrice(refundedCents)} refunded`,
  }[state];
}

const events: Record<string, string> = {
  placed: 'Order placed',
  confirmed: 'Confirmed',
  authorised: 'Payment authorized',
  paid: 'Paid',
  payment_failed: 'Payment didn’t go through',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  refunded: 'Refunded',
  returned: 'Returned',
};

/** A line of the timeline. An event kind that this release does not know is shown by its name. */
export function eventWords({ kind, cents, tracking }: Order['timeline'][number]): string {
  const plain = kind.replaceAll('_', ' ');
  const words = events[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  const money = cents !== undefined && kind !== 'placed' ? `: ${formatPrice(cents)}` : '';
  return words + money + (tracking ? `, tracking ${tracking}` : '');
}
