import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import type { Order } from './useOrder.ts';

/** How far the order is. */
export function fulfilmentWords({ fulfilment: { state } }: Order): string {
  return {
    new: 'We have your order',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Sent back',
  }[state];
}

/** How the payment stands. */
export function paymentWords({ payment: { method, state }, totalCents, refundedCents }: Order): string {
  const total = formatPrice(totalCents);
  const isCash = method === 'delivery';
  return {
    pending: isCash ? `You pay ${total} to the courier` : `Waiting for your payment of ${total}`,
    authorised: `${total} is reserved, and taken when we pack`,
    paid: `${total} paid`,
    failed: 'The payment did not go through',
    voided: isCash ? 'Nothing to pay' : 'Nothing was taken',
    partly_refunded: `${total} paid, ${formatPrice(refundedCents)} of it refunded`,
    refunded: `${formatPrice(refundedCents)} refunded`,
  }[state];
}

const events: Record<string, string> = {
  placed: 'Order placed',
  authorised: 'Payment reserved',
  paid: 'Paid',
  payment_failed: 'The payment did not go through',
  packed: 'Packed',
  shipped: 'Handed to the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  returned: 'Sent back',
};

/** A line of the timeline. What a later release of the api tells is told in its own word. */
export function eventWords({ kind, cents, tracking }: Order['timeline'][number]): string {
  const plain = kind.replaceAll('_', ' ');
  const words = events[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  const money = cents !== undefined && kind !== 'placed' ? `: ${formatPrice(cents)}` : '';
  return words + money + (tracking ? `, tracking ${tracking}` : '');
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** 'Nov 21, 2026, 7:11 PM', as it was where the reader is. @param iso UTC */
export const timeWords = (iso: string): string => time.format(new Date(iso));
export const dayWords = (iso: string): string => day.format(new Date(iso));
