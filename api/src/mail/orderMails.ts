import { arrivalDays } from '@paw/shared/contract/arrivalDays.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { orderArrival } from '../order/orderArrival.ts';
import type { MailContent, MailRow } from './MailContent.ts';
import type { MailedOrder } from './orderFacts.ts';

type OrderMail = (order: MailedOrder, url: string) => MailContent;

/** The words of order mails. `url` is the order's own page, which needs no login. */
export const orderMails = {
  'order-placed': (order, url) => ({
    to: order.emailTyped,
    subject: `We have your order ${order.number}`,
    heading: 'Thank you. We have your order.',
    blocks: [
      { kind: 'text', text: `Your order number is ${order.number}. ${arrivalWords(order)} ${paymentWords(order)}` },
      { kind: 'table', rows: [...lineRows(order), ...sumRows(order)] },
      address(order),
      { kind: 'button', label: 'See your order', url },
      { kind: 'text', text: 'You can cancel it there until we have packed it.' },
    ],
  }),
  'order-shipped': (order, url) => ({
    to: order.emailTyped,
    subject: `Your order ${order.number} is on its way`,
    heading: 'Your order is on its way.',
    blocks: [
      {
        kind: 'text',
        text: `We handed order ${order.number} to the carrier. ${arrivalWords(order)} ${paymentWords(order)}`.trim(),
      },
      ...(order.tracking ? [{ kind: 'lines' as const, title: 'Tracking', lines: [order.tracking] }] : []),
      { kind: 'table', rows: lineRows(order) },
      address(order),
      { kind: 'button', label: 'See your order', url },
    ],
  }),
  'order-delivered': (order, url) => ({
    to: order.emailTyped,
    subject: `Your order ${order.number} was delivered`,
    heading: 'Your order was delivered.',
    blocks: [
      { kind: 'text', text: `Order ${order.number} has arrived. Is anything missing or not right? Answer this mail.` },
      { kind: 'text', text: `You have ${rules.returns.days} days to return what you do not want to keep.` },
      { kind: 'button', label: 'See your order', url },
    ],
  }),
  'order-cancelled': (order, url) => ({
    to: order.emailTyped,
    subject: `Your order ${order.number} is cancelled`,
    heading: 'Your order is cancelled.',
    blocks: [
      { kind: 'text', text: cancelWords(order) },
      { kind: 'table', rows: lineRows(order) },
      { kind: 'button', label: 'See your order', url },
    ],
  }),
} satisfies Record<string, OrderMail>;

/** @param cents of this refund */
export function refundMail(order: MailedOrder, url: string, cents: number): MailContent {
  const how =
    order.paymentMethod === 'delivery'
      ? 'You paid on delivery, so we pay it back to you the same way or as you agreed with us.'
      : 'It goes back the way you paid. Your bank may take 5 to 10 days to show it.';
  return {
    to: order.emailTyped,
    subject: `A refund for your order ${order.number}`,
    heading: `We refunded ${formatPrice(cents)}.`,
    blocks: [
      { kind: 'text', text: `This is for your order ${order.number}. ${how}` },
      {
        kind: 'table',
        rows: [
          { label: 'This refund', value: formatPrice(cents), strong: true },
          { label: 'Refunded in all', value: formatPrice(order.refundedCents) },
          { label: 'Order total', value: formatPrice(order.totalCents) },
        ],
      },
      { kind: 'button', label: 'See your order', url },
    ],
  };
}

function arrivalWords({ fulfilmentState: state, ...order }: MailedOrder): string {
  const arrives = orderArrival({ ...order, state }, new Date());
  return arrives ? `It should arrive ${arrivalDays(arrives)}.` : '';
}

function paymentWords({ paymentMethod, paymentState, totalCents }: MailedOrder): string {
  if (paymentMethod === 'stripe') return 'Your card is charged when we pack it.';
  return paymentState === 'pending' ? `Please have ${formatPrice(totalCents)} ready: you pay on delivery.` : '';
}

function cancelWords({ number, cancelledBecause, paymentMethod }: MailedOrder): string {
  if (cancelledBecause === 'unpaid') {
    return `Order ${number} was not paid in time, so we put everything back on the shelf. You owe nothing. You are welcome to order again.`;
  }
  const money =
    paymentMethod === 'stripe' ? 'Your card is not charged; if it was, the money goes back to it.' : 'You owe nothing.';
  return `We will not send order ${number}. ${money}`;
}

function lineRows({ lines }: MailedOrder): MailRow[] {
  return lines.map(({ title, colour, size, quantity, unitCents }) => ({
    label: `${quantity} × ${title}`,
    detail: [colour, size].filter(Boolean).join(', '),
    value: formatPrice(unitCents * quantity),
  }));
}

function sumRows(order: MailedOrder): MailRow[] {
  const { discountCents, couponCode, deliveryCents, surchargeCents, taxCents, totalCents } = order;
  return [
    ...(discountCents
      ? [{ label: `Discount${couponCode ? ` ${couponCode}` : ''}`, value: `−${formatPrice(discountCents)}` }]
      : []),
    { label: 'Delivery', value: deliveryCents ? formatPrice(deliveryCents) : 'Free' },
    ...(surchargeCents ? [{ label: 'Oversize surcharge', value: formatPrice(surchargeCents) }] : []),
    { label: 'Tax', value: formatPrice(taxCents) },
    { label: 'Total', value: formatPrice(totalCents), strong: true },
  ];
}

function address({ address: { name, line1, line2, city, state, zip } }: MailedOrder) {
  const lines = [name, line1, line2, `${city}, ${state} ${zip}`].filter((each): each is string => Boolean(each));
  return { kind: 'lines' as const, title: 'Delivered to', lines };
}
