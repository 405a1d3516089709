import { type Coupon, findCouponRefusal, readCouponCode } from './judgeCoupon.ts';

const coupon: Coupon = {
  code: 'PAWS10',
  kind: 'percent',
  value: 10,
  minimumCents: 2e3,
  active: true,
  startsAt: new Date('2026-01-01T06:00:00Z'),
  endsAt: new Date('2027-01-01T06:00:00Z'),
  totalLimit: 5,
  customerLimit: 1,
  uses: 4,
  customerUses: 0,
};
const now = new Date('2026-06-01T12:00:00Z');
const refusalOf = (changed: Partial<Coupon> = {}, merchandiseCents = 2000, at = now) =>
  findCouponRefusal({ ...coupon, ...changed }, { merchandiseCents, delivery: 'express', now: at });

test('a coupon that fits is not refused', () => {
  expect(refusalOf()).toBeUndefined();
  expect(refusalOf({ startsAt: null, endsAt: null, totalLimit: null, customerLimit: null, uses: 1e6 })).toBeUndefined();
});

test('a coupon is valid from its first millisecond to its last', () => {
  expect(refusalOf({}, 2000, new Date('2026-01-01T06:00:00Z'))).toBeUndefined();
  expect(refusalOf({}, 2000, new Date('2027-01-01T05:59:59.999Z'))).toBeUndefined();
});

test.each<[string, ...Parameters<typeof refusalOf>]>([
  ['The code PAWS10 is no longer active.', { active: false }],
  ['The code PAWS10 starts on January 1, 2026.', {}, 2000, new Date('2026-01-01T05:59:59Z')],
  ['The code PAWS10 ended on December 31, 2026.', {}, 2000, new Date('2027-01-01T06:00:00Z')],
  ['The code PAWS10 has reached its limit and is no longer available.', { uses: 5 }],
  ['You’ve already used the code PAWS10.', { customerUses: 1 }],
  ['You’ve already used the code PAWS10 3 times, as often as it can be used.', { customerLimit: 3, customerUses: 3 }],
  ['Add $0.01 more to use the code PAWS10 (minimum $20.00).', {}, 1999],
  ['The code PAWS10 makes standard delivery free. Choose standard delivery to use it.', { kind: 'delivery', value: 0 }],
])('%s', (words, ...asked) => {
  expect(refusalOf(...asked)).toBe(words);
});

test('a coupon for free delivery works with standard delivery', () => {
  const free: Coupon = { ...coupon, kind: 'delivery', value: 0 };
  expect(findCouponRefusal(free, { merchandiseCents: 2000, delivery: 'standard', now })).toBeUndefined();
});

test.each([
  [' paws10 ', 'PAWS10'],
  ['FREE-SHIP', 'FREE-SHIP'],
  ['ab', undefined],
  ['x'.repeat(21), undefined],
  ['PAWS 10', undefined],
  ["X' OR 1", undefined],
])('"%s" is read as %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
});
