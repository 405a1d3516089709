import { randomUUID } from 'node:crypto';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut, seeOrder } from '../../testing/testCheckout.ts';
import { newEmail, startTestOrders, testAddress, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { orderReferences } from './orderReferences.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const cancel = (browser: TestBrowser, reference: string) => browser.post(`/api/orders/${reference}/cancel`);
const idOf = async (number: string) => (await world.run('select id from orders where number = $1', [number]))[0].id;
const usesOf = async (code: string) => (await world.run('select uses from coupons where code = $1', [code]))[0].uses;
const mailsOf = async (number: string) =>
  (
    await world.run(`select payload->>'mail' as mail from outbox where payload->>'orderId' = $1 order by id`, [
      await idOf(number),
    ])
  ).map(({ mail }) => mail);
const day = 24 * 60 * 60 * 1000;
/** Another address on the network for each test that is wrong on purpose. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('a reference in an address shows the order in the buyer’s browsers only, and nothing after the logout', async () => {
  const ada = await world.member();
  const { body } = await checkOut(ada);
  const url = `/api/orders/${body.reference}`;
  const strangers = [await world.member(), await world.guest(), new TestBrowser(world.app)];
  const statusOf = async (browser: TestBrowser) => (await browser.call('GET', url)).status;
  expect([await statusOf(ada), await Promise.all(strangers.map(statusOf))]).toEqual([200, [404, 404, 404]]);
  // Pages ask for orders and pictures without the token.
  const page = ada.copy();
  page.token = undefined;
  expect(await statusOf(page)).toBe(200);
  await ada.call('DELETE', '/api/session');
  for (const browser of [ada, page]) expect(await statusOf(browser)).toBe(404);
  for (const path of ['/cancel', '/returns', '/confirmation-email']) {
    expect((await page.post(url + path, { lines: [] })).status).toBeGreaterThanOrEqual(400);
  }
});

test('a guest who becomes a member still sees the order, and a tracked order shows to the one who knew its email', async () => {
  const guest = await world.guest();
  const email = newEmail();
  const { body } = await checkOut(guest, { contact: { email } });
  await guest.join(world.codes, { name: 'Maya', email, password: 'three plain words' });
  expect((await seeOrder(guest, body.reference)).number).toBe(body.number);
  const stranger = new TestBrowser(world.app);
  const tracked = await stranger.post('/api/orders/track', { number: body.number, email });
  expect((await seeOrder(stranger, tracked.body.reference)).number).toBe(body.number);
});

test.each([
  ['email', 90],
  ['track', 1],
  ['payment', 2],
] as const)('a link of kind "%s" opens its order for %i days', async (where, days) => {
  const { body } = await checkOut(await world.guest());
  const link = await orderReferences(world.database).signLink(await idOf(body.number), where);
  const stranger = new TestBrowser(world.app);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now + days * day);
  expect((await seeOrder(stranger, link)).number).toBe(body.number);
  clock.mockReturnValue(now + (days + 1) * day);
  expect((await seeOrder(stranger, link)).code).toBe('order_not_found');
  clock.mockRestore();
});

test('a reference cannot be forged from the id, the number, another key, no key or another reference', async () => {
  const guest = await world.guest();
  const { body } = await checkOut(guest);
  const id = await idOf(body.number);
  const other = await checkOut(guest);
  const [own, foreign] = [body, other.body].map(({ reference }) => reference);
  const forged = [
    id,
    body.number,
    'x',
    '%00',
    guest.token ?? '',
    Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'),
    `${own.slice(0, 28)}${'A'.repeat(43)}`,
    `${foreign.slice(0, 28)}${own.slice(28)}`,
    // A buyer's own as a link that does not end.
    `AQ${own.slice(2, 24)}____${own.slice(28)}`,
    `${own}A`,
    own.slice(0, -1),
    own.slice(0, -1).concat('='),
    await orderReferences(world.database).signLink(randomUUID(), 'email'),
  ];
  for (const reference of forged) {
    for (const method of ['GET', 'POST'] as const) {
      const url = `/api/orders/${reference}${method === 'POST' ? '/cancel' : ''}`;
      const { status, body: refusal } = await guest.call(method, url);
      expect([reference, 400 <= status && status < 500, typeof refusal.code, typeof refusal.message]).toEqual([
        reference,
        true,
        'string',
        'string',
      ]);
    }
  }
  expect((await seeOrder(guest, body.reference)).fulfilment.state).toBe('new');
});

test('a cancellation returns stock and coupon, voids the cash payment and queues an email, once for any number of clicks', async () => {
  const guest = await world.guest();
  const [units, uses] = [await world.unitsOf('Twenty'), await usesOf('TENTH')];
  const { body } = await checkOut(guest, { coupon: 'TENTH', lines: [testLine('Twenty', 3)] });
  expect([await world.unitsOf('Twenty'), await usesOf('TENTH')]).toEqual([units - 3, uses + 1]);
  const other = guest.copy(world.otherApp);
  const replies = await Promise.all(
    [1, 2, 3].flatMap(() => [cancel(guest, body.reference), cancel(other, body.reference)]),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect([await world.unitsOf('Twenty'), await usesOf('TENTH')]).toEqual([units, uses]);
  const order = await seeOrder(guest, body.reference);
  expect([order.fulfilment.state, order.payment.state, order.canCancel]).toEqual(['cancelled', 'voided', false]);
  expect(order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'cancelled']);
  expect(await mailsOf(body.number)).toEqual(['order-placed', 'order-cancelled']);
});

test('a canceled order does not count as the first one, and its coupon may be used again', async () => {
  const guest = await world.guest();
  const same = { contact: { email: newEmail() }, address: testAddress(), coupon: 'ONEEACH' };
  const first = await checkOut(guest, same);
  expect((await checkOut(guest, same)).body.code).toBe('coupon_refused');
  await cancel(guest, first.body.reference);
  const second = await checkOut(guest, same);
  expect((await seeOrder(guest, second.body.reference)).isFirstOrder).toBe(true);
});

test.each(['packed', 'shipped', 'delivered', 'returned'])('an order that is %s is not canceled', async (state) => {
  const guest = await world.guest();
  const { body } = await checkOut(guest);
  await world.run('update orders set fulfilment_state = $1 where number = $2', [state, body.number]);
  const units = await world.unitsOf('Twenty');
  const words = 'Your order is already packed, so it can’t be canceled. You can return it once it arrives.';
  expect(await cancel(guest, body.reference)).toMatchObject({
    status: 409,
    body: { code: 'too_late', message: words },
  });
  expect([await world.unitsOf('Twenty'), await mailsOf(body.number)]).toEqual([units, ['order-placed']]);
});

test('a card order is released by the worker: its state stays until the provider confirms it', async () => {
  const guest = await world.guest();
  const { body } = await checkOut(guest);
  await world.run(`update orders set payment_method = 'stripe', payment_state = 'authorised' where number = $1`, [
    body.number,
  ]);
  const { body: order } = await cancel(guest, body.reference);
  expect([order.fulfilment.state, order.payment.state]).toEqual(['cancelled', 'authorised']);
  const id = await idOf(body.number);
  expect(await world.run('select kind from outbox where message_id = $1', [`release.${id}`])).toEqual([
    { kind: 'payment' },
  ]);
});

test('an order is found by number and email as people type them', async () => {
  const { body } = await checkOut(await world.guest(), { contact: { email: 'Grace@Example.test' } });
  const typed = ` ${body.number.toLowerCase().replace('pd-', 'pd ')} `;
  const found = await (await world.guest()).post('/api/orders/track', { number: typed, email: 'grace@EXAMPLE.test ' });
  expect([found.status, (await seeOrder(await world.guest(), found.body.reference)).number]).toEqual([
    200,
    body.number,
  ]);
});

test('a wrong number and a wrong email get the same answer, and a limited number of tries', async () => {
  const { body } = await checkOut(await world.guest(), { contact: { email: 'joan@example.test' } });
  const browser = await world.guest();
  const track = (number: string, email: string, address = '203.0.113.7') =>
    browser.post('/api/orders/track', { number, email }, from(address));
  const neutral = {
    status: 404,
    body: {
      code: 'order_not_found',
      message: 'We can’t find an order with that number and email. Check both and try again.',
    },
  };
  expect(await track(body.number, 'other@example.test')).toMatchObject(neutral);
  expect(await track('PD-AAAAAAAA', 'joan@example.test')).toMatchObject(neutral);
  expect(await track('nonsense', 'nonsense')).toMatchObject(neutral);
  await Promise.all(Array.from({ length: 12 }, (_, index) => track(body.number, `${index}@example.test`)));
  const limited = await track(body.number, 'joan@example.test');
  expect([limited.status, limited.body.code, Number(limited.headers['retry-after']) > 0]).toEqual([
    429,
    'too_many_tries',
    true,
  ]);
  expect(limited.body.message).toMatch(/^Too many lookups\. Wait \d+ minutes, then try again\.$/);
  expect((await track(body.number, 'joan@example.test', '203.0.113.8')).status).toBe(200);
});

test('a member’s addresses are those of the orders, the last one first, each household once', async () => {
  const member = await world.member();
  const [home, work] = [
    testAddress({ line1: '1 Home Street' }),
    testAddress({ line1: '2 Work Road', phone: '5550101234' }),
  ];
  for (const address of [home, work, { ...home, line1: '1 HOME ST.', name: 'Ada B Lee' }])
    await checkOut(member, { address });
  const { body } = await member.call('GET', '/api/checkout/addresses');
  expect(body.addresses).toEqual([{ ...home, line1: '1 HOME ST.', name: 'Ada B Lee' }, work]);
  expect((await (await world.member()).call('GET', '/api/checkout/addresses')).body).toEqual({ addresses: [] });
  expect((await (await world.guest()).call('GET', '/api/checkout/addresses')).status).toBe(403);
});
