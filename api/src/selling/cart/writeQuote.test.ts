import { type OrderToPrice, priceOrder } from '../pricing/priceOrder.ts';
import type { JudgedLine } from './judgeLines.ts';
import type { Quote } from './quoteSchemas.ts';
import { writeQuote } from './writeQuote.ts';

const line = (index: number, quantity: number, more: Partial<JudgedLine> = {}): JudgedLine => ({
  index,
  title: 'Bowl',
  size: '',
  color: { name: '' },
  status: 'ok',
  message: null,
  sku: `B-${index}`,
  slug: 'Bowl',
  picture: null,
  unitCents: 1000,
  wasCents: 1000,
  priceChange: 'none',
  quantity,
  requested: quantity,
  stock: 10,
  oversize: false,
  ...more,
});
const now = new Date('2026-11-25T15:00:00Z');

interface Asked extends Partial<Omit<OrderToPrice, 'lines' | 'coupon'>> {
  expressRefusal?: string;
  shown?: Quote['coupon'];
  coupon?: OrderToPrice['coupon'];
}

function quoteOf(lines: JudgedLine[], { shown = null, expressRefusal, coupon, ...order }: Asked = {}): Quote {
  const { delivery = 'standard', state, isFirstOrder } = order;
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const price = priceOrder({ lines: bought, coupon, delivery, state, isFirstOrder });
  return writeQuote({ lines, price, coupon: shown, delivery, state, isFirstOrder, expressRefusal, now });
}

test('a quote has every sum, both delivery options and the amount that is missing for free delivery', () => {
  const lines = [line(0, 2), line(1, 0, { status: 'sold_out' }), line(2, 1)];
  const { lines: shown, hash, ...rest } = quoteOf(lines, { state: 'CA', isFirstOrder: false });
  expect(shown.map(({ index, lineCents, discountCents }) => [index, lineCents, discountCents])).toEqual([
    [0, 2000, 0],
    [1, 0, 0],
    [2, 1000, 0],
  ]);
  expect(shown[0]).toMatchObject(line(0, 2));
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect(rest).toEqual({
    merchandiseCents: 3000,
    discountCents: 0,
    coupon: null,
    delivery: {
      standard: {
        cents: 495,
        surchargeCents: 0,
        days: [3, 5],
        arrives: { from: '2026-12-01', to: '2026-12-03' },
        freeFrom: 4900,
        isFree: false,
      },
      express: {
        cents: 995,
        surchargeCents: 0,
        days: [1, 2],
        arrives: { from: '2026-11-27', to: '2026-11-30' },
        available: true,
      },
      chosen: 'standard',
    },
    deliveryCents: 495,
    surchargeCents: 0,
    tax: { cents: 218, estimated: false, region: 'CA' },
    totalCents: 3713,
    freeDelivery: { thresholdCents: 4900, missingCents: 1900, firstOrder: false },
  });
});

test('each line that is bought has its own share of a coupon, wherever it is in the cart', () => {
  const coupon = { kind: 'fixed', value: 300 } as const;
  const { lines, discountCents } = quoteOf([line(0, 0), line(1, 1), line(2, 2)], { coupon });
  expect([discountCents, lines.map((each) => each.discountCents)]).toEqual([300, [0, 100, 200]]);
});

test('before the address is known the tax is an estimate, and says so', () => {
  expect(quoteOf([line(0, 1)]).tax).toEqual({
    cents: 0,
    estimated: true,
    region: null,
    message: 'Calculated at checkout',
  });
});

test.each([
  [true, 3500, true],
  [undefined, 3500, null],
  [false, 4900, false],
])('when it is the first order: %s, delivery is free from %i cents', (isFirstOrder, cents, firstOrder) => {
  const { delivery, freeDelivery } = quoteOf([line(0, 1)], { isFirstOrder });
  expect(delivery.standard.freeFrom).toBe(cents);
  expect(freeDelivery).toEqual({ thresholdCents: cents, missingCents: cents - 1000, firstOrder });
});

test('the amount that is missing for free delivery is computed after the coupon, and is never negative', () => {
  const coupon = { kind: 'fixed', value: 300 } as const;
  expect(quoteOf([line(0, 4)], { coupon, isFirstOrder: false }).freeDelivery.missingCents).toBe(1200);
  expect(quoteOf([line(0, 9)], { coupon, isFirstOrder: false }).freeDelivery.missingCents).toBe(0);
});

test.each([
  ['a small order', [line(0, 1)], true, false],
  ['a large first order', [line(0, 9)], true, true],
  ['a large first order with something oversize', [line(0, 9, { oversize: true })], true, true],
  ['a large later order with something oversize', [line(0, 9, { oversize: true })], false, false],
])('%s: delivery is called free only when it costs nothing', (_, lines, isFirstOrder, isFree) => {
  expect(quoteOf(lines, { isFirstOrder }).delivery.standard.isFree).toBe(isFree);
});

test('an address that express does not reach is reported, and standard is chosen', () => {
  const { express, chosen } = quoteOf([line(0, 1)], { expressRefusal: 'Not to Guam.' }).delivery;
  expect([express.available, express.message, chosen]).toEqual([false, 'Not to Guam.', 'standard']);
});

test('the hash changes with what is owed and what it is for', () => {
  const shown = { code: 'PAWS', message: '', discountCents: 0 };
  const hashes = [
    quoteOf([line(0, 1)]),
    quoteOf([line(0, 2)]),
    quoteOf([line(0, 1, { sku: 'B-9' })]),
    quoteOf([line(0, 1, { unitCents: 999 })]),
    quoteOf([line(0, 1)], { delivery: 'express' }),
    quoteOf([line(0, 1)], { state: 'CA' }),
    // There is no tax either, and the shopper knows it now.
    quoteOf([line(0, 1)], { state: 'OR' }),
    quoteOf([line(0, 1)], { shown: { ...shown, ok: true } }),
    quoteOf([line(0, 1)], { coupon: { kind: 'fixed', value: 1 } }),
  ].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('what only informs changes no hash: a refused coupon, a line that is not bought, another title', () => {
  const shown = { code: 'PAWS', ok: false, message: 'It ended.', discountCents: 0 };
  const { hash } = quoteOf([line(0, 1)]);
  expect(quoteOf([line(0, 1)], { shown }).hash).toBe(hash);
  expect(quoteOf([line(0, 1, { title: 'Dish' }), line(1, 0)]).hash).toBe(hash);
});
