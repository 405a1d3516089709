import { sampleOrder } from '@paw/testing/sampleOrder.ts';
import type { MemberOrder } from '../dashboard/order/OrderFrame.tsx';
import type { ListedOrder } from '../dashboard/orders/memberOrders.ts';

/** A bowl and two leashes, delivered to Ada. Both leashes can still be returned. */
export function testOrder(changes: Partial<MemberOrder> = {}): MemberOrder {
  return {
    reference: 'signed.order',
    canReturn: true,
    returnUntil: '2026-12-21T19:11:00Z',
    returnLeft: [0, 2],
    returns: [],
    order: {
      ...sampleOrder(),
      payment: { method: 'delivery', state: 'paid' },
      fulfilment: { state: 'delivered', tracking: null },
      arrives: null,
      canCancel: false,
    },
    ...changes,
  };
}

/** The same order in a list. */
export function listedOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
  const { order, reference } = testOrder();
  const { number, placedAt, totalCents, lines } = order;
  return {
    number,
    reference,
    placedAt,
    totalCents,
    units: 3,
    fulfilment: { state: 'delivered' },
    payment: { state: 'paid' },
    lines: lines.map(({ title, slug, quantity, picture }) => ({ title, slug, quantity, picture })),
    ...changes,
  };
}
