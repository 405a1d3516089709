import { newEmail, startTestOrders, testAddress, testLine, type TestOrders } from '../../testing/testOrders.ts';
import type { QuoteBody } from './cartSchemas.ts';
import type { Quote } from './quoteSchemas.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

async function quoteOf(body: Partial<QuoteBody>, browser?: { post: (url: string, body: object) => Promise<unknown> }) {
  const asked = browser ?? (await world.guest());
  const { status, body: quote } = (await asked.post('/api/cart/quote', {
    lines: [testLine('Twenty', 2)],
    ...body,
  })) as {
    status: number;
    body: Quote;
  };
  expect([status, quote]).toEqual([200, expect.anything()]);
  return quote;
}
const messagesOf = ({ lines }: Quote) => lines.map(({ status, quantity, message }) => [status, quantity, message]);

test('a line is priced by the shop, whatever the browser sends, and every difference is reported', async () => {
  const quote = await quoteOf({
    lines: [testLine('Twenty', 2, { priceCents: 1 }), testLine('Seven', 1, { priceCents: 900 })],
  });
  expect(
    quote.lines.map(({ unitCents, lineCents, priceChange, message }) => [unitCents, lineCents, priceChange, message]),
  ).toEqual([
    [2000, 4000, 'higher', 'The price went up from $0.01 to $20.00.'],
    [733, 733, 'lower', 'The price went down from $9.00 to $7.33.'],
  ]);
  expect(quote.merchandiseCents).toBe(4733);
});

test('a cart with only the five specified fields is complete: its lines are found by identity', async () => {
  const [line] = (await quoteOf({ lines: [testLine('Twenty')] })).lines;
  expect(line).toMatchObject({
    index: 0,
    status: 'ok',
    message: null,
    sku: 'T-TWENTY',
    slug: 'Twenty',
    stock: 10,
    oversize: false,
    picture: {
      colour: '1d7874',
      colours: ['1d7874'],
    },
  });
});

test('a product that was renamed is found by its SKU', async () => {
  const { lines } = await quoteOf({ lines: [testLine('Twenty', 1, { title: 'Score', variantId: 'T-TWENTY' })] });
  expect(lines[0]).toMatchObject({ status: 'ok', title: 'Score', slug: 'Twenty' });
});

test('gone, sold-out and excess items are reported line by line, and only the rest is owed', async () => {
  const lines = [
    testLine('Gone'),
    testLine('None'),
    testLine('Last', 3),
    testLine('Twenty', 11),
    testLine('Twenty', 2),
  ];
  const quote = await quoteOf({ lines });
  expect(messagesOf(quote)).toEqual([
    ['gone', 0, 'We no longer carry this. Please remove it from your cart.'],
    ['sold_out', 0, 'This is sold out for now.'],
    ['clamped', 1, 'Only 1 left. We changed the quantity to 1.'],
    ['clamped', 10, 'The limit is 10 of one item per order. We changed the quantity to 10.'],
    ['clamped', 0, 'The limit is 10 of one item per order, and they’re already in your cart.'],
  ]);
  expect(quote.merchandiseCents).toBe(4000 + 20_000);
});

test('an empty cart costs nothing', async () => {
  expect(await quoteOf({ lines: [] })).toMatchObject({ totalCents: 0, deliveryCents: 0, merchandiseCents: 0 });
});

test('tax and delivery follow from the state, and free first delivery from the email address', async () => {
  const open = await quoteOf({});
  expect(open.tax).toEqual({
    cents: 0,
    estimated: true,
    region: null,
    message: 'Calculated at checkout',
  });
  expect([open.deliveryCents, open.freeDelivery]).toEqual([
    495,
    { thresholdCents: 3500, missingCents: 0, firstOrder: null },
  ]);
  const settled = await quoteOf({ email: newEmail(), address: { state: 'tx' } });
  expect(settled.tax).toEqual({ cents: 250, estimated: false, region: 'TX' });
  expect([settled.deliveryCents, settled.totalCents, settled.freeDelivery.firstOrder]).toEqual([0, 4250, true]);
  expect(settled.hash).not.toBe(open.hash);
});

test('the amount that is missing for free delivery is computed after discounts', async () => {
  const { freeDelivery } = await quoteOf({ lines: [testLine('Twenty')], coupon: 'tenth', email: newEmail() });
  expect(freeDelivery).toEqual({ thresholdCents: 3500, missingCents: 1700, firstOrder: true });
});

test('an address that express does not reach gets the reason, and standard is chosen there', async () => {
  const { delivery, deliveryCents } = await quoteOf({ delivery: 'express', address: { line1: 'PO Box 5' } });
  const words = 'Express isn’t available for PO boxes. Choose Standard.';
  expect([delivery.chosen, delivery.express.available, delivery.express.message]).toEqual(['standard', false, words]);
  expect(deliveryCents).toBe(495);
  expect((await quoteOf({ delivery: 'express', address: testAddress() })).deliveryCents).toBe(995);
});

test.each([
  ['tenth', true, 400, '10% off with TENTH: you save $4.00.'],
  ['FIVER', true, 500, 'You save $5.00 with FIVER.'],
  ['FREESHIP', true, 495, 'Free standard delivery with FREESHIP.'],
  ['OVER', false, 0, 'The code OVER ended on December 31, 2025.'],
  ['NEVER', false, 0, 'We don’t recognize that code. Check the spelling.'],
  ['%%', false, 0, 'We don’t recognize that code. Check the spelling.'],
])('the coupon %s', async (code, ok, discountCents, message) => {
  const { coupon } = await quoteOf({ coupon: code });
  expect(coupon).toEqual({ code: code.toUpperCase(), ok, message, discountCents });
});

test('a quote of the same things has the same hash, and of anything else another one', async () => {
  const bodies: Partial<QuoteBody>[] = [
    {},
    { coupon: 'TENTH' },
    { delivery: 'express' },
    { lines: [testLine('Twenty')] },
    { address: { state: 'TX' } },
    { address: { state: 'OR' } },
  ];
  const hashes = await Promise.all(bodies.map(async (body) => (await quoteOf(body)).hash));
  expect(new Set(hashes).size).toBe(bodies.length);
  expect(await Promise.all(bodies.map(async (body) => (await quoteOf(body)).hash))).toEqual(hashes);
});

test('a member is recognized without typing anything', async () => {
  const member = await world.member();
  expect((await quoteOf({}, member)).freeDelivery.firstOrder).toBe(true);
});

test('a member’s cart is saved and restored on another device; a guest’s is not saved', async () => {
  const member = await world.member();
  expect((await member.call('GET', '/api/cart')).body).toEqual({ lines: [], updatedAt: null });
  const lines = [testLine('Twenty', 2, { variantId: 'T-TWENTY' })];
  const saved = await member.call('PUT', '/api/cart', { lines });
  expect(saved).toMatchObject({ status: 200, body: { lines, updatedAt: expect.any(String), notSaved: 0 } });
  expect((await member.call('GET', '/api/cart')).body).toEqual({ lines, updatedAt: saved.body.updatedAt });
  const guest = await world.guest();
  expect(await guest.call('PUT', '/api/cart', { lines })).toMatchObject({ status: 403, body: { code: 'signed_out' } });
});

test('a member’s cart keeps its first 200 lines, and the answer says how many were dropped', async () => {
  const member = await world.member();
  const lines = Array.from({ length: 203 }, (_, at) => testLine('Twenty', 1, { size: `S${at}` }));
  const saved = await member.call('PUT', '/api/cart', { lines });
  expect([saved.status, saved.body.notSaved]).toEqual([200, 3]);
  expect((await member.call('GET', '/api/cart')).body.lines).toEqual(lines.slice(0, 200));
});

test('each line is checked on its own: an impossible one is gone, and the others are priced', async () => {
  const lines = [
    testLine('Twenty', 100_000, { priceCents: 1e11 }),
    testLine('x'.repeat(300)),
    testLine(''),
    testLine('Twenty', 1, { size: 'M'.repeat(90) }),
    testLine('Seven', 1, { title: 'Sev\0en' }),
    testLine('Seven', 1, { color: { name: '\ud83d' } }),
    testLine('Seven', 1e20, { priceCents: 1e300, variantId: 'x'.repeat(5000) }),
  ];
  const quote = await quoteOf({ lines });
  expect(quote.lines.map(({ status, quantity }) => [status, quantity])).toEqual([
    ['clamped', 10],
    ['gone', 0],
    ['gone', 0],
    ['gone', 0],
    ['gone', 0],
    ['gone', 0],
    ['clamped', 10],
  ]);
  // A line's answer is found by what was asked.
  expect(quote.lines.map(({ title }) => title)).toEqual(lines.map(({ title }) => title));
  expect(quote.merchandiseCents).toBe(20_000 + 7330);
});

test('a cart with more lines than an order takes is priced up to the limit, and the other lines say why', async () => {
  const quote = await quoteOf({ lines: [testLine('Twenty'), ...Array.from({ length: 500 }, () => testLine('Seven'))] });
  expect(quote.lines).toHaveLength(501);
  expect(quote.lines.at(-1)).toMatchObject({
    status: 'clamped',
    quantity: 0,
    message: 'An order can have up to 50 different items, so this one isn’t included.',
  });
  expect(quote.merchandiseCents).toBe(2000 + 7330);
});
