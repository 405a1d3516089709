import type { Order } from '../order/useOrder.ts';

/** A bowl and two leashes on their way to Ada, paid at the door. */
export function testOrder(changes: Partial<Order> = {}): Order {
  const picture = { name: 'bowl', colours: ['1d7874'], alt: 'A bowl' };
  const line = { slug: 'Bowl', color: { name: 'Teal' }, picture, discountCents: 0, taxCents: 50 };
  return {
    number: 'PD-7K3M9QXA',
    placedAt: '2026-11-21T19:11:00Z',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    phone: null,
    address: { name: 'Ada Lovelace', line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' },
    delivery: 'standard',
    lines: [
      { ...line, sku: 'B-1', title: 'Bowl', size: '', unitCents: 1235, quantity: 1, lineCents: 1235 },
      {
        ...line,
        sku: 'L-1',
        title: 'Leash',
        size: 'M',
        color: { name: '' },
        unitCents: 800,
        quantity: 2,
        lineCents: 1600,
      },
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
    payment: { method: 'delivery', state: 'pending' },
    fulfilment: { state: 'new', tracking: null },
    arrives: { from: '2026-11-27', to: '2026-12-01' },
    timeline: [{ at: '2026-11-21T19:11:00Z', kind: 'placed', cents: 3430 }],
    canCancel: true,
    ...changes,
  };
}
