import { regions } from '@paw/rules/usRegions.ts';
import fc from 'fast-check';
import { type CouponWorth, type LineToPrice, type OrderToPrice, priceOrder } from './priceOrder.ts';
import { shareOut } from './shareOut.ts';
import { taxOn, taxRateOf } from './taxRates.ts';

/** All properties together have 10,000 cases. */
const runs = (numRuns: number) => ({ numRuns });
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

const line: fc.Arbitrary<LineToPrice> = fc.record({
  unitCents: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  oversize: fc.boolean(),
});
const coupon: fc.Arbitrary<CouponWorth> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 30_000_000 }) }),
  fc.record({ kind: fc.constant('delivery' as const), value: fc.constant(0) }),
);
const state = fc.constantFrom(...regions.map(({ code }) => code));
const order: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 50 }),
  coupon: fc.option(coupon, { nil: undefined }),
  delivery: fc.constantFrom('standard' as const, 'express' as const),
  state: fc.option(state, { nil: undefined }),
  isFirstOrder: fc.option(fc.boolean(), { nil: undefined }),
});

test('every sum is whole, never negative, and adds up to the cent', () => {
  const adds = fc.property(order, (asked) => {
    const price = priceOrder(asked);
    const { lines, merchandiseCents, discountCents, deliveryCents, surchargeCents, taxCents, totalCents } = price;
    expect(totalCents).toBe(merchandiseCents - discountCents + deliveryCents + surchargeCents + taxCents);
    expect(sum(lines.map((each) => each.lineCents))).toBe(merchandiseCents);
    expect(sum(lines.map((each) => each.discountCents))).toBe(discountCents);
    expect(sum(lines.map((each) => each.taxCents))).toBe(taxCents);
    const all = [totalCents, discountCents, deliveryCents, surchargeCents, taxCents, merchandiseCents - discountCents];
    expect(all.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
  });
  fc.assert(adds, runs(3000));
});

test('no line’s share of a coupon is negative or more than the line, and shares differ from the exact ones by less than a cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 50 });
  const shares = fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
    const whole = sum(lines);
    const discount = Math.floor(whole * part);
    const shared = shareOut(discount, lines);
    expect(sum(shared)).toBe(discount);
    const wrong = shared.filter((share, index) => {
      const weight = lines[index] ?? 0;
      return share < 0 || share > weight || Math.abs(share - (discount * weight) / (whole || 1)) >= 1;
    });
    expect(wrong).toEqual([]);
  });
  fc.assert(shares, runs(2500));
});

test('tax is exact, half a cent rounded up, on a line after its discount', () => {
  const exact = fc.property(order, state, (asked, destination) => {
    const { lines } = priceOrder({ ...asked, state: destination });
    const rate = BigInt(taxRateOf(destination));
    const wrong = lines.filter(({ lineCents, discountCents, taxCents }) => {
      const doubled = 2n * BigInt(lineCents - discountCents) * rate - 2n * 100_000n * BigInt(taxCents);
      // Half up: -1/2 <= exact - rounded < 1/2 of a cent.
      return doubled < -100_000n || doubled >= 100_000n;
    });
    expect(wrong).toEqual([]);
  });
  fc.assert(exact, runs(2000));
});

test('a coupon never makes an order dearer, and 100 % off leaves no merchandise to pay', () => {
  const cheaper = fc.property(order, coupon, (asked, worth) => {
    const isFree = (each: OrderToPrice) => priceOrder(each).ways.standard.withoutCoupon === 0;
    const [without, withIt] = [
      { ...asked, coupon: undefined },
      { ...asked, coupon: worth },
    ];
    // One that takes the merchandise below the border of free delivery may cost more in delivery than it saves.
    fc.pre(isFree(without) === isFree(withIt));
    expect(priceOrder(withIt).totalCents).toBeLessThanOrEqual(priceOrder(without).totalCents);
    const { merchandiseCents, discountCents, taxCents } = priceOrder({
      ...asked,
      coupon: { kind: 'percent', value: 100 },
    });
    expect([discountCents, taxCents]).toEqual([merchandiseCents, 0]);
  });
  fc.assert(cheaper, runs(1500));
});

test('more of a product never costs less merchandise, and the order of lines changes no sum before tax', () => {
  const steady = fc.property(order, (asked) => {
    const { merchandiseCents, discountCents, deliveryCents } = priceOrder(asked);
    const turned = priceOrder({ ...asked, lines: asked.lines.toReversed() });
    expect([turned.merchandiseCents, turned.discountCents, turned.deliveryCents]).toEqual([
      merchandiseCents,
      discountCents,
      deliveryCents,
    ]);
    const more = asked.lines.map((each) => ({ ...each, quantity: each.quantity + 1 }));
    expect(priceOrder({ ...asked, lines: more }).merchandiseCents).toBeGreaterThanOrEqual(merchandiseCents);
  });
  fc.assert(steady, runs(1000));
});

const goods = (unitCents: number, oversize = false) => [{ unitCents, quantity: 1, oversize }];

test.each<[string, OrderToPrice, delivery: number, surcharge: number]>([
  ['a first order of $34.99', { lines: goods(3499), delivery: 'standard', isFirstOrder: true }, 495, 0],
  ['a first order of $35', { lines: goods(3500), delivery: 'standard', isFirstOrder: true }, 0, 0],
  ['the same, oversize', { lines: goods(3500, true), delivery: 'standard', isFirstOrder: true }, 0, 0],
  ['the same by express', { lines: goods(3500, true), delivery: 'express', isFirstOrder: true }, 995, 1200],
  ['a later order of $48.99', { lines: goods(4899), delivery: 'standard', isFirstOrder: false }, 495, 0],
  ['a later order of $49', { lines: goods(4900), delivery: 'standard', isFirstOrder: false }, 0, 0],
  ['the same, oversize', { lines: goods(4900, true), delivery: 'standard', isFirstOrder: false }, 0, 1200],
  ['no customer known, $35', { lines: goods(3500), delivery: 'standard' }, 495, 0],
  ['nothing', { lines: [], delivery: 'express' }, 0, 0],
  [
    'a first order that a coupon takes below $35',
    { lines: goods(3600), delivery: 'standard', isFirstOrder: true, coupon: { kind: 'fixed', value: 101 } },
    ...([495, 0] as const),
  ],
  [
    'a coupon for free delivery, oversize',
    { lines: goods(1000, true), delivery: 'standard', isFirstOrder: true, coupon: { kind: 'delivery', value: 0 } },
    ...([0, 1200] as const),
  ],
])('%s', (_name, asked, delivery, surcharge) => {
  const { deliveryCents, surchargeCents } = priceOrder(asked);
  expect([deliveryCents, surchargeCents]).toEqual([delivery, surcharge]);
});

test('tax rounds half up: 8 cents at 6.25 % are half a cent', () => {
  expect([taxOn(8, 6250), taxOn(7, 6250), taxOn(24, 6250)]).toEqual([1, 0, 2]);
});

test('every region has a tax rate, and nothing else has', () => {
  expect(regions.every(({ code }) => taxRateOf(code) >= 0 && taxRateOf(code) < 15_000)).toBe(true);
  for (const code of ['', 'ZZ', 'constructor', '__proto__']) expect(() => taxRateOf(code)).toThrow('no tax rate');
});
