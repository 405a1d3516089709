import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { StaffOrderDetail } from '../staff/staffSchemas.ts';
import { shopTable, shortTime, showFacts } from './shopTable.ts';

/** One order, for staff who pack it or answer its owner. Lines are counted from 1, as `refund --line` wants them. */
export function describeOrder(order: StaffOrderDetail): string {
  const { number, name, email, phone, address, delivery, fulfilment, payment, method, tracking, confirmBy, refunds } =
    order;
  const { line1, line2, city, state, zip } = address;
  const facts: [string, string][] = [
    ['order', `${number}, placed ${shortTime(order.placedAt)} UTC`],
    [
      'state',
      [fulfilment, confirmBy && `not confirmed, open until ${shortTime(confirmBy)} UTC`, tracking]
        .filter(Boolean)
        .join(', '),
    ],
    ['payment', `${payment.replaceAll('_', ' ')}, by ${method}`],
    ['for', [name, email, phone].filter(Boolean).join(', ')],
    ['to', [address.name, line1, line2, `${city}, ${state} ${zip}`, delivery].filter(Boolean).join(', ')],
  ];
  const lines = order.lines.map((line) => [
    line.position + 1,
    line.quantity,
    line.sku,
    [line.title, line.color, line.size].filter(Boolean).join(', '),
    formatPrice(line.unitCents * line.quantity - line.discountCents),
    formatPrice(line.taxCents),
  ]);
  const sums: [string, number][] = [
    ['delivery', order.deliveryCents + order.surchargeCents],
    ['total', order.totalCents],
    ['captured', order.capturedCents],
    ['refunded', order.refundedCents],
  ];
  const parts = [
    showFacts(facts),
    shopTable(['line', 'units', 'sku', 'what', 'price', 'tax'], lines),
    sums.map(([label, cents]) => `${label.padEnd(9)}${formatPrice(cents)}`).join('\n'),
    shopTable(
      ['at (UTC)', 'happened', ''],
      order.timeline.map(({ at, kind, facts }) => [shortTime(at), kind.replaceAll('_', ' '), factsInWords(facts)]),
    ),
  ];
  if (refunds.length) {
    const rows = refunds.map(({ at, state, cents, reason }) => [shortTime(at), formatPrice(cents), state, reason]);
    parts.push(shopTable(['refund (UTC)', 'amount', 'state', 'reason'], rows));
  }
  return parts.join('\n\n');
}

function factsInWords(facts: Record<string, unknown>): string {
  const { cents, ...others } = facts;
  const words = Object.entries(others).map(([name, value]) => `${name}: ${String(value)}`);
  return [...(typeof cents === 'number' ? [formatPrice(cents)] : []), ...words].join(', ');
}
