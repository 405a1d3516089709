import { checkPromised, checkTaken } from './checkPaid.ts';

type Order = Parameters<typeof checkTaken>[0];
const order = (changes: Partial<Order>): Order => ({
  number: 'PD-1',
  method: 'stripe',
  paymentState: 'authorised',
  capturedCents: 0,
  totalCents: 2000,
  ...changes,
});
const checking = (check: (each: Order) => void, changes: Partial<Order>) => () => check(order(changes));

test('only authorized or paid orders are packed; cash is paid on delivery', () => {
  expect(checking(checkPromised, { paymentState: 'authorised' })).not.toThrow();
  expect(checking(checkPromised, { paymentState: 'paid' })).not.toThrow();
  expect(checking(checkPromised, { paymentState: 'pending', method: 'delivery' })).not.toThrow();
});

test.each(['pending', 'failed', 'voided', 'partly_refunded', 'refunded'] as const)(
  'an order that is %s is not packed',
  (state) => {
    const message = `Order PD-1 is not paid (${state}): pack it when it is authorised.`;
    const refusal = expect.objectContaining({ status: 409, code: 'not_paid', message });
    expect(checking(checkPromised, { paymentState: state })).toThrow(refusal);
  },
);

test('only fully paid orders are shipped; cash is paid on delivery', () => {
  expect(checking(checkTaken, { paymentState: 'paid', capturedCents: 2000 })).not.toThrow();
  expect(checking(checkTaken, { paymentState: 'pending', method: 'delivery' })).not.toThrow();
});

test.each<[Partial<Order>, string]>([
  [{ capturedCents: 1999 }, 'Order PD-1 is not paid yet (authorised). It is being captured: try again in a moment.'],
  [{ paymentState: 'failed' }, 'Order PD-1 is not paid yet (failed). The payment failed.'],
])('an order with %j is not shipped, and the refusal has the reason', (changes, message) => {
  const refusal = expect.objectContaining({ status: 409, code: 'not_paid', message });
  expect(checking(checkTaken, changes)).toThrow(refusal);
});
