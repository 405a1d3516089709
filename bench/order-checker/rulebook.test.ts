import { priceOrder } from '../../api/src/selling/pricing/priceOrder.ts';
import { Dice } from './Dice.ts';
import { coupons, paidForUnits, places, priceOnPaper } from './rulebook.ts';

test('an order computed by hand: the discount is shared by the lines, tax is on the rest, and the first order ships free', () => {
  const lines = [
    { unitCents: 999, quantity: 1, oversize: false },
    { unitCents: 1501, quantity: 2, oversize: true },
  ];
  expect(priceOnPaper({ lines, coupon: 'CHECK-TENTH', delivery: 'standard', state: 'TX', isFirstOrder: true })).toEqual(
    {
      goods: 4001,
      off: 400,
      shares: [100, 300],
      taxes: [56, 169],
      way: 0,
      surcharge: 0,
      tax: 225,
      total: 3826,
    },
  );
  expect(priceOnPaper({ lines, coupon: null, delivery: 'standard', state: 'OR', isFirstOrder: false })).toMatchObject({
    way: 495,
    surcharge: 2400,
    tax: 0,
    total: 6896,
  });
});

test('both implementations of the pricing rules agree to the cent on ten thousand orders', () => {
  const dice = new Dice(1);
  for (let turn = 0; turn < 10_000; turn += 1) {
    const lines = Array.from({ length: dice.from(1, 6) }, () => ({
      unitCents: dice.from(1, 20_000),
      quantity: dice.from(1, 10),
      oversize: dice.is(0.2),
    }));
    const coupon = dice.is(0.6) ? dice.pick(coupons) : undefined;
    const { state } = dice.pick(places);
    const delivery = coupon?.kind === 'delivery' ? 'standard' : dice.pick(['standard', 'express'] as const);
    const isFirstOrder = dice.is(0.5);
    const paper = priceOnPaper({ lines, coupon: coupon?.code ?? null, delivery, state, isFirstOrder });
    const worth = coupon && { kind: coupon.kind, value: coupon.value ?? 0 };
    const shop = priceOrder({ lines, coupon: worth, delivery, state, isFirstOrder });
    expect(paper).toEqual({
      goods: shop.merchandiseCents,
      off: shop.discountCents,
      shares: shop.lines.map((line) => line.discountCents),
      taxes: shop.lines.map((line) => line.taxCents),
      way: shop.deliveryCents,
      surcharge: shop.surchargeCents,
      tax: shop.taxCents,
      total: shop.totalCents,
    });
  }
});

test('the refunds of all units of a line, one by one, add up to what was paid for it', () => {
  const line = { unitCents: 333, quantity: 3, discountCents: 100, taxCents: 56 };
  expect([0, 1, 2, 3].map((units) => paidForUnits(line, units))).toEqual([0, 318, 637, 955]);
});
