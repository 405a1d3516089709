import type { MemberOrder } from '../dashboard/order/OrderFrame.tsx';
import type { ListedOrder } from '../dashboard/orders/memberOrders.ts';

const picture = { name: 'bowl', colours: ['1d7874'], alt: 'A bowl' };
const placedAt = '2026-11-21T19:11:00Z';

/** A bowl and two leashes, delivered to Ada: both leashes can still go back. */
export function testOrder(changes: Partial<MemberOrder> = {}): MemberOrder {
  const line = { slug: 'Bowl', color: { name: 'Teal' }, picture, discountCents: 0, taxCents: 50 };
  return {
    reference: 'signed.order',
    canReturn: true,
    returnUntil: '2026-12-21T19:11:00Z',
    returnLeft: [0, 2],
    returns: [],
    order: {
      number: 'PD-7K3M9QXA',
      placedAt,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      phone: null,
      address: { name: 'Ada Lovelace', line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' },
      delivery: 'standard',
      lines: [
        { ...line, sku: 'B-1', title: 'Bowl', size: '', unitCents: 1235, quantity: 1, lineCents: 1235 },
        { ...line, sku: 'L-1', title: 'Leash', size: 'M', unitCents: 800, quantity: 2, lineCents: 1600 },
      ],
      merchandiseCents: 2835,
      discountCents: 0,
      coupon: null,
      deliveryCents: 495,
      surchargeCents: 0,
      taxCents: 100,
      totalCents: 3430,
      refundedCents: 0,
      isFirstOrder: true,
      payment: { method: 'delivery', state: 'paid' },
      fulfilment: { state: 'delivered', tracking: null },
      arrives: null,
      timeline: [{ at: placedAt, kind: 'placed', cents: 3430 }],
      canCancel: false,
    },
    ...changes,
  };
}

/** The same order in a list. */
export function listedOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
  const { order, reference } = testOrder();
  const { number, totalCents, lines } = order;
  return {
    number,
    reference,
    placedAt,
    totalCents,
    units: 3,
    fulfilment: { state: 'delivered' },
    payment: { state: 'paid' },
    lines: lines.map(({ title, slug, quantity }) => ({ title, slug, quantity, picture })),
    ...changes,
  };
}
