import { type OrderRow, viewOrder } from './viewOrder.ts';

const placedAt = '2026-12-01T15:00:00Z';
const now = new Date('2026-12-01T16:00:00Z');

const unpaid = {
  number: 'PD-1',
  placedAt,
  timeline: [],
  delivery: 'express',
  totalCents: 2000,
  tracking: null,
  method: 'stripe',
  paymentState: 'pending',
  paymentUrl: 'https://pay.example/1',
  fulfilmentState: 'new',
};
const row = (changes: Partial<OrderRow>) => ({ ...unpaid, ...changes }) as OrderRow;

test('an order has the states of its payment and of its package', () => {
  expect(viewOrder(row({ paymentState: 'paid', fulfilmentState: 'shipped', tracking: 'T1' }), now)).toEqual({
    number: 'PD-1',
    placedAt,
    timeline: [],
    delivery: 'express',
    totalCents: 2000,
    payment: { method: 'stripe', state: 'paid' },
    fulfilment: { state: 'shipped', tracking: 'T1' },
    arrives: { from: '2026-12-02', to: '2026-12-03' },
    canCancel: false,
  });
});

test('an order that waits to be confirmed arrives as if it were confirmed now', () => {
  const later = new Date('2026-12-01T22:00:00Z');
  const unconfirmed = { by: '2026-12-02T03:00:00Z', isSetAside: true };
  expect(viewOrder(row({ unconfirmed }), later).arrives).toEqual({ from: '2026-12-03', to: '2026-12-04' });
  expect(viewOrder(row({}), later).arrives).toEqual({ from: '2026-12-02', to: '2026-12-03' });
});

test.each(['pending', 'failed'] as const)('a payment that is %s can be made while the order waits', (paymentState) => {
  const payment = { method: 'stripe', state: paymentState, url: 'https://pay.example/1' };
  expect(viewOrder(row({ paymentState }))).toMatchObject({ payment, canCancel: true });
});

test.each<[string, Partial<OrderRow>]>([
  ['one that was made', { paymentState: 'paid' }],
  ['one that was promised', { paymentState: 'authorised' }],
  ['one of an order that was cancelled', { fulfilmentState: 'cancelled' }],
  ['one that has no page yet', { paymentUrl: null }],
])('%s is a payment that cannot be made again', (_, changes) => {
  expect(viewOrder(row(changes)).payment).not.toHaveProperty('url');
});

test.each(['packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const)(
  'an order that is %s cannot be canceled',
  (fulfilmentState) => {
    expect(viewOrder(row({ fulfilmentState })).canCancel).toBe(false);
  },
);
