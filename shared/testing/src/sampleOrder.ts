const picture = { name: 'bowl', colours: ['1d7874'], alt: 'A bowl' };
const line = { slug: 'Bowl', picture, discountCents: 0, taxCents: 50 };

/** Ada's order of a bowl and two leashes, as the api returns it right after it was placed. Each call returns a new one. */
export function sampleOrder() {
  const placedAt = '2026-11-21T19:11:00Z';
  return {
    number: 'PD-7K3M9QXA',
    placedAt,
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    phone: null,
    address: { name: 'Ada Lovelace', line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' },
    delivery: 'standard' as const,
    lines: [
      { ...line, sku: 'B-1', title: 'Bowl', size: '', color: { name: 'Teal' }, ...amounts(1235, 1) },
      { ...line, sku: 'L-1', title: 'Leash', size: 'M', color: { name: '' }, ...amounts(800, 2) },
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
    payment: { method: 'delivery' as const, state: 'pending' as const },
    fulfilment: { state: 'new' as const, tracking: null },
    arrives: { from: '2026-11-27', to: '2026-12-01' },
    timeline: [{ at: placedAt, kind: 'placed' as const, cents: 3430 }],
    canCancel: true,
  };
}

const amounts = (unitCents: number, quantity: number) => ({ unitCents, quantity, lineCents: unitCents * quantity });
