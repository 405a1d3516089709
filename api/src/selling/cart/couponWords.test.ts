import type { Coupon } from '../pricing/judgeCoupon.ts';
import { type OrderToPrice, priceOrder } from '../pricing/priceOrder.ts';
import { couponWords } from './couponWords.ts';

const coupon = (kind: Coupon['kind'], value: number): Coupon => ({
  code: 'PAWS',
  kind,
  value,
  minimumCents: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: null,
  uses: 0,
  customerUses: 0,
});
const priceOf = (unitCents: number, worth?: Coupon, delivery: OrderToPrice['delivery'] = 'standard') =>
  priceOrder({ lines: [{ unitCents, quantity: 1, oversize: false }], coupon: worth, delivery });

test.each([
  [coupon('percent', 10), 2000, 200, '10% off with PAWS: you save $2.00.'],
  [coupon('fixed', 500), 2000, 500, 'You save $5.00 with PAWS.'],
  [coupon('fixed', 5000), 2000, 2000, 'You save $20.00 with PAWS.'],
  [coupon('delivery', 0), 2000, 495, 'Free standard delivery with PAWS.'],
  [coupon('delivery', 0), 9000, 0, 'You already have free standard delivery, so you don’t need PAWS.'],
])('%#: a coupon says what it is worth', (worth, unitCents, discountCents, message) => {
  const answer = couponWords({ asked: ' paws', coupon: worth, refusal: undefined, price: priceOf(unitCents, worth) });
  expect(answer).toEqual({ code: 'PAWS', ok: true, message, discountCents });
});

test('a coupon that cannot be used has the reason and no discount', () => {
  const price = priceOf(2000);
  const answer = couponWords({ asked: 'paws', coupon: coupon('fixed', 500), refusal: 'It ended.', price });
  expect(answer).toEqual({ code: 'PAWS', ok: false, message: 'It ended.', discountCents: 0 });
});

test('an unknown code is shown in capitals, as it was read', () => {
  const answer = couponWords({ asked: 'poor', coupon: undefined, refusal: 'Unknown.', price: priceOf(2000) });
  expect(answer).toEqual({ code: 'POOR', ok: false, message: 'Unknown.', discountCents: 0 });
});
