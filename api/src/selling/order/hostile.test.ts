import { randomUUID } from 'node:crypto';
import { type Hostile, hostileBodies, isOnlyABadLine } from '../../testing/hostileBodies.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut, place, quoted } from '../../testing/testCheckout.ts';
import { startTestOrders, testAddress, testLine, type TestOrders } from '../../testing/testOrders.ts';
import type { OrderBody } from './orderBody.ts';

let world: TestOrders;
let member: TestBrowser;
let guest: TestBrowser;
beforeAll(async () => {
  world = await startTestOrders();
  [member, guest] = await Promise.all([world.member(), world.guest()]);
});
afterAll(() => world.stop());

/** Everything that a call of the path could write. */
const written = async () =>
  (
    await world.run(`select
      (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from order_events) as events, (select count(*) from coupon_uses) as uses,
      (select count(*) from outbox) as work, (select count(*) from member_carts) as carts,
      (select sum(units) from stock) as units, (select sum(uses) from coupons) as used,
      (select count(*) from orders where fulfilment_state <> 'new') as moved`)
  )[0];

const json = { 'content-type': 'application/json' };

/** Sends all of them, and gives those that were not refused as they should be. */
async function sendAll(bodies: readonly Hostile[], send: (text: string) => ReturnType<TestBrowser['call']>) {
  const wrong: string[] = [];
  for (const { name, text } of bodies) {
    const { status, body } = await send(text);
    const isRefused =
      status >= 400 && status < 500 && Boolean(body?.code) && /^[A-Z].*\.$/s.test(String(body?.message));
    if (!isRefused) wrong.push(`${name}: ${status} ${JSON.stringify(body)}`);
  }
  return wrong;
}

const fullLine = testLine('Twenty', 2, { variantId: 'T-TWENTY' });
const fullAddress = testAddress({ line2: 'Apt 4', phone: '555-010-1234' });
const optionalOfLine = ['lines.0.variantId'];
const optionalOfAddress = ['address.line2', 'address.phone'];

test('placing an order: every hostile body is refused with a message, and nothing is written', async () => {
  const full: OrderBody = await quoted(guest, {
    contact: { email: 'ada@example.test', phone: '555-010-1234' },
    address: fullAddress,
    coupon: 'TENTH',
    lines: [fullLine],
    acceptHigherPrices: true,
  });
  const optional = [...optionalOfLine, ...optionalOfAddress, 'contact.phone', 'coupon', 'acceptHigherPrices'];
  const bodies = hostileBodies(full, optional);
  expect(bodies.length).toBeGreaterThan(200);
  const before = await written();
  const headers = () => ({ ...json, 'idempotency-key': randomUUID() });
  expect(await sendAll(bodies, (text) => guest.call('POST', '/api/orders', text, headers()))).toEqual([]);
  expect(await written()).toEqual(before);
  // The body that all of them were made from is fine.
  expect((await place(guest, full)).status).toBe(201);
});

test.each<[string, (body: OrderBody) => object]>([
  ['a state that is a key of objects', (body) => ({ ...body, address: { ...body.address, state: 'constructor' } })],
  ['a state that is a prototype', (body) => ({ ...body, address: { ...body.address, state: '__proto__' } })],
  ['a ZIP code of other digits', (body) => ({ ...body, address: { ...body.address, zip: '７８７０１' } })],
  ['a name that turns the text', (body) => ({ ...body, address: { ...body.address, name: 'Ada \u202e eel' } })],
  ['a name of two lines', (body) => ({ ...body, address: { ...body.address, name: 'Ada\r\nBcc: x@y.z' } })],
  ['an e-mail that is two', (body) => ({ ...body, contact: { email: 'a@b.co,c@d.co' } })],
  ['an e-mail with a header', (body) => ({ ...body, contact: { email: 'a@b.co\r\nBcc: c@d.co' } })],
  ['a phone that is none', (body) => ({ ...body, contact: { ...body.contact, phone: '1; drop table orders' } })],
  ['another quote', (body) => ({ ...body, quoteHash: `${body.quoteHash}x` })],
  ['a coupon of SQL', (body) => ({ ...body, coupon: "' or '1'='1" })],
  ['a product of SQL', (body) => ({ ...body, lines: [testLine("Twenty' --")] })],
  ['another way to pay', (body) => ({ ...body, payment: 'gift' })],
  ['a card without a provider', (body) => ({ ...body, payment: 'stripe' })],
  ['more than an order takes', (body) => ({ ...body, lines: [testLine('Twenty', 11)] })],
  ['nothing', (body) => ({ ...body, lines: [] })],
])('%s is refused with a message', async (name, change) => {
  const before = await written();
  const body = change(await quoted(guest));
  const text = JSON.stringify(body);
  const headers = { ...json, 'idempotency-key': randomUUID() };
  expect(await sendAll([{ name, text }], () => guest.call('POST', '/api/orders', text, headers))).toEqual([]);
  expect(await written()).toEqual(before);
});

test.each(['', 'short', 'x'.repeat(65), 'with blanks in between', 'ключ-из-шестнадцати', "';drop table orders;--"])(
  'the key "%s" is refused',
  async (key) => {
    const text = JSON.stringify(await quoted(guest));
    const before = await written();
    const headers = { ...json, 'idempotency-key': encodeURI(key) };
    const { status, body } = await guest.call('POST', '/api/orders', text, headers);
    expect([status, body.message]).toEqual([400, 'Please check "idempotency-key".']);
    expect(await written()).toEqual(before);
  },
);

test('quoting: every hostile body is refused with a message', async () => {
  const full = {
    lines: [fullLine],
    coupon: 'TENTH',
    delivery: 'standard',
    email: 'ada@example.test',
    address: fullAddress,
  };
  const inAddress = Object.keys(fullAddress).map((field) => `address.${field}`);
  const optional = [...optionalOfLine, ...inAddress, 'coupon', 'delivery', 'email', 'address'];
  const all = hostileBodies(full, optional);
  const bodies = all.filter((body) => !isOnlyABadLine(body));
  expect(bodies.length).toBeGreaterThan(200);
  expect(await sendAll(bodies, (text) => guest.call('POST', '/api/cart/quote', text, json))).toEqual([]);
  for (const { text } of all.filter(isOnlyABadLine)) {
    expect((await guest.call('POST', '/api/cart/quote', text, json)).status).toBe(200);
  }
  expect((await guest.post('/api/cart/quote', full)).status).toBe(200);
});

test('a member’s cart: every hostile body is refused with a message, and nothing is written', async () => {
  const line = { ...fullLine, slug: 'Twenty', picture: { name: 'bowl', colour: '1d7874' } };
  const full = { lines: [line, testLine('Seven'), testLine('Large')] };
  const bodies = hostileBodies(full, [...optionalOfLine, 'lines.0.slug', 'lines.0.picture']).filter(
    // No color is a color too, and of too many lines the first are kept.
    ({ name }) => name !== 'lines.0.picture.colour = null' && !name.startsWith('lines = [{'),
  );
  expect(bodies.length).toBeGreaterThan(200);
  const before = await written();
  expect(await sendAll(bodies, (text) => member.call('PUT', '/api/cart', text, json))).toEqual([]);
  expect(await written()).toEqual(before);
  expect((await member.call('PUT', '/api/cart', full)).status).toBe(200);
});

test('tracking: every hostile body is refused with a message', async () => {
  const { body } = await checkOut(guest, { contact: { email: 'track@example.test' } });
  const wrongPairs = Array.from({ length: 150 }, (_, index) => ({
    name: `pair ${index}`,
    text: JSON.stringify({ number: `${body.number}${'\u00a0'.repeat(index)}x`, email: `track@example.test` }),
  }));
  const bodies = [...hostileBodies({ number: body.number, email: 'track@example.test' }), ...wrongPairs];
  expect(bodies.length).toBeGreaterThan(200);
  expect(await sendAll(bodies, (text) => guest.call('POST', '/api/orders/track', text, json))).toEqual([]);
});

test('seeing and cancelling: two hundred references that the shop did not sign are refused with a message', async () => {
  const { body } = await checkOut(guest);
  const { reference } = body;
  const flipped = Array.from({ length: 200 }, (_, index) => {
    // Of each part's last letter some bits say nothing: these are left alone.
    const places = [...reference].map((_, at) => at).filter((at) => at !== 21 && at !== reference.length - 1);
    const place = places[index % places.length] ?? 0;
    const letter = 'ABCDEFGH'[Math.floor(index / places.length)] ?? 'A';
    const other = reference[place] === letter ? '_' : letter;
    return { name: `${letter} at ${place}`, text: reference.slice(0, place) + other + reference.slice(place + 1) };
  });
  const odd = ['%00', '%ff', '..%2f..', 'x'.repeat(600), '%F0%9F%90%BE', 'null', '__proto__', reference.slice(0, -3)];
  const all = [...flipped, ...odd.map((text) => ({ name: text.slice(0, 40), text }))];
  const before = await written();
  expect(await sendAll(all, (text) => guest.call('GET', `/api/orders/${text}`))).toEqual([]);
  expect(await sendAll(all, (text) => guest.call('POST', `/api/orders/${text}/cancel`))).toEqual([]);
  expect(await written()).toEqual(before);
});

test('without a session, with another’s token or from another site nothing is ordered or saved', async () => {
  const body = await quoted(guest);
  const stranger = guest.copy();
  stranger.cookies.clear();
  const before = await written();
  expect((await place(stranger, body)).body.code).toBe('signed_out');
  const stolen = (await world.guest()).copy();
  stolen.token = member.token;
  expect((await place(stolen, body)).body.code).toBe('signed_out');
  const foreign = { 'idempotency-key': randomUUID(), origin: 'https://elsewhere.example' };
  expect((await guest.post('/api/orders', body, foreign)).body.code).toBe('foreign_request');
  expect((await stolen.call('PUT', '/api/cart', { lines: [] })).body.code).toBe('signed_out');
  expect(await written()).toEqual(before);
});
