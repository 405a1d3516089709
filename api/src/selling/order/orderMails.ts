import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { orderArrival } from './orderArrival.ts';
import type { MailContent, MailRow } from '../../platform/mail/MailContent.ts';
import type { MailedOrder } from './orderFacts.ts';

type OrderMail = (order: MailedOrder, url: string) => MailContent;

/** The texts of order emails. `url` is the order's own page, which needs no login. */
export const orderMails = {
  'order-placed': (order, url) => ({
    to: order.emailTyped,
    subject: `Your order ${order.number} is confirmed`,
    heading: 'Thanks for your order.',
    blocks: [
      { kind: 'lines', title: 'Order number', lines: [order.number] },
      { kind: 'text', text: `${arrivalWords(order)} ${paymentWords(order)}`.trim() },
      { kind: 'table', rows: [...lineRows(order), ...sumRows(order)] },
      ...address(order),
      { kind: 'button', label: 'View your order', url },
      { kind: 'text', text: 'You can cancel it there until we pack it.' },
    ],
  }),
  'order-shipped': (order, url) =>
    tellOf(order, 'is on its way', [
      {
        kind: 'text',
        text: `We’ve handed order ${order.number} to the carrier. ${arrivalWords(order)} ${paymentWords(order)}`.trim(),
      },
      ...(order.tracking ? [{ kind: 'lines' as const, title: 'Tracking', lines: [order.tracking] }] : []),
      { kind: 'table', rows: lineRows(order) },
      ...address(order),
      { kind: 'button', label: 'View your order', url },
    ]),
  'order-delivered': (order, url) =>
    tellOf(order, 'was delivered', [
      { kind: 'text', text: `Order ${order.number} has arrived. Anything missing or wrong? Just reply to this email.` },
      { kind: 'text', text: `You have ${rules.returns.days} days to return anything you don’t want to keep.` },
      { kind: 'button', label: 'View your order', url },
    ]),
  'order-cancelled': (order, url) =>
    tellOf(order, 'is canceled', [
      { kind: 'text', text: cancelWords(order) },
      { kind: 'table', rows: lineRows(order) },
      { kind: 'button', label: 'View your order', url },
    ]),
} satisfies Record<string, OrderMail>;

const { timeZone, timeZoneName } = rules.dispatch;
const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});

/** Asks a guest to confirm. @param url of the order's page, with what confirms it behind the #: no server sees that */
export function confirmMail(order: MailedOrder, url: string): MailContent {
  const { number, confirmBy, holdsStock } = order;
  const until = confirmBy === null ? '' : ` Please confirm by ${time.format(new Date(confirmBy))} ${timeZoneName}.`;
  const held = holdsStock ? 'We hold your items until then.' : 'We set your items aside as soon as you confirm.';
  return {
    to: order.emailTyped,
    subject: `Please confirm your order ${number}`,
    heading: 'Please confirm your order.',
    blocks: [
      { kind: 'text', text: `We pack order ${number} once you confirm it.${until} ${held}` },
      { kind: 'button', label: 'Review and confirm', url },
      { kind: 'table', rows: [...lineRows(order), ...sumRows(order)] },
      { kind: 'text', text: paymentWords(order) },
      {
        kind: 'text',
        text: 'If you didn’t place this order, ignore this email. We’ll cancel the order, and nothing will ship.',
      },
    ],
  };
}

/** @param cents of this refund */
export function refundMail(order: MailedOrder, url: string, cents: number): MailContent {
  const how =
    order.paymentMethod === 'delivery'
      ? 'You paid on delivery, so we’ll pay you back the way we agreed with you.'
      : 'It goes back to your original payment method. Your bank may take 5 to 10 days to show it.';
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
          { label: 'Total refunded', value: formatPrice(order.refundedCents) },
          { label: 'Order total', value: formatPrice(order.totalCents) },
        ],
      },
      { kind: 'button', label: 'View your order', url },
    ],
  };
}

/** @param news what happened to the order, as in "was delivered" */
const tellOf = (order: MailedOrder, news: string, blocks: MailContent['blocks']): MailContent => ({
  to: order.emailTyped,
  subject: `Your order ${order.number} ${news}`,
  heading: `Your order ${news}.`,
  blocks,
});

function arrivalWords({ fulfilmentState: state, ...order }: MailedOrder): string {
  const arrives = orderArrival({ ...order, state }, new Date());
  return arrives ? `It should arrive ${arrivalDays(arrives)}.` : '';
}

/** A card is charged when the order is packed: afterwards there is nothing left to say. */
function paymentWords({ fulfilmentState, paymentMethod, paymentState, totalCents }: MailedOrder): string {
  if (paymentMethod === 'stripe') {
    return fulfilmentState === 'new' ? 'We’ll charge your card when we pack your order.' : '';
  }
  return paymentState === 'pending' ? `Please have ${formatPrice(totalCents)} ready to pay the driver.` : '';
}

function cancelWords({ number, cancelledBecause, paymentMethod }: MailedOrder): string {
  if (cancelledBecause === 'unpaid') {
    return `We didn’t receive payment for order ${number} in time, so we canceled it. You owe nothing. Still want these items? You can order them again anytime.`;
  }
  if (cancelledBecause === 'unconfirmed') {
    return `Order ${number} was not confirmed in time, so we canceled it. You owe nothing. You are welcome to order again.`;
  }
  if (cancelledBecause === 'sold_out') {
    return `When you confirmed order ${number}, not everything in it was in stock anymore, so we canceled it. You owe nothing.`;
  }
  const money = paymentMethod === 'stripe' ? 'If we charged your card, we’ll refund it.' : 'You owe nothing.';
  return `We won’t ship order ${number}. ${money}`;
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
    ...(surchargeCents ? [{ label: 'Oversize fee', value: formatPrice(surchargeCents) }] : []),
    { label: 'Tax', value: formatPrice(taxCents) },
    { label: 'Total', value: formatPrice(totalCents), strong: true },
  ];
}

/** Only to an address that is proved: else a stranger could have us send their own words to anyone. */
function address({ address: { name, line1, line2, city, state, zip }, isEmailProved }: MailedOrder) {
  if (!isEmailProved) return [];
  const lines = [name, line1, line2, `${city}, ${state} ${zip}`].filter((each): each is string => Boolean(each));
  return [{ kind: 'lines' as const, title: 'Shipping to', lines }];
}
