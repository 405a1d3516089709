import { randomUUID } from 'node:crypto';
import { checkOut, place, quoted, seeOrder } from '../../testing/testCheckout.ts';
import { newEmail, startTestOrders, testAddress, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { orderCounts } from './testing/orderCounts.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

const statusesOf = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

test('an order is a snapshot of what was bought, with every sum, and reduces the stock', async () => {
  const guest = await world.guest();
  const before = await world.unitsOf('Twenty');
  const lines = [testLine('Twenty', 2), testLine('Seven', 3)];
  const { status, body } = await checkOut(guest, { lines, coupon: 'tenth', contact: { email: 'Ada@Example.test' } });
  expect([status, body]).toEqual([
    201,
    { reference: expect.any(String), number: expect.stringMatching(/^PD-[A-Z2-9]{8}$/), payment: { state: 'pending' } },
  ]);
  expect(await seeOrder(guest, body.reference)).toMatchObject({
    number: body.number,
    email: 'Ada@Example.test',
    delivery: 'standard',
    coupon: 'TENTH',
    isFirstOrder: true,
    merchandiseCents: 6199,
    discountCents: 620,
    deliveryCents: 0,
    surchargeCents: 0,
    taxCents: 225 + 124,
    totalCents: 5579 + 349,
    refundedCents: 0,
    canCancel: true,
    lines: [
      {
        sku: 'T-TWENTY',
        unitCents: 2e3,
        quantity: 2,
        lineCents: 4e3,
        discountCents: 400,
        taxCents: 225,
      },
      {
        sku: 'T-SEVEN',
        unitCents: 733,
        quantity: 3,
        lineCents: 2199,
        discountCents: 220,
        taxCents: 124,
      },
    ],
    payment: {
      method: 'delivery',
      state: 'pending',
    },
    fulfilment: {
      state: 'new',
      tracking: null,
    },
    timeline: [
      {
        kind: 'placed',
        cents: 5928,
      },
    ],
  });
  expect(await world.unitsOf('Twenty')).toBe(before - 2);
});

test('an email is queued with the order', async () => {
  const { body } = await checkOut(await world.guest());
  const rows = await world.run(
    `select kind, payload->>'mail' as mail, done_at from outbox
     where payload->>'orderId' = (select id::text from orders where number = $1)`,
    [body.number],
  );
  expect(rows).toEqual([{ kind: 'mail', mail: 'order-placed', done_at: null }]);
});

test('the same key and body return the same order, with another session too; another body is refused', async () => {
  const guest = await world.guest();
  const key = randomUUID();
  const body = await quoted(guest, { coupon: 'TENTH' });
  const first = await place(guest, body, key);
  const before = await orderCounts(world);
  expect(await place(guest, body, key)).toMatchObject({ status: 200, body: first.body });
  expect(await place(await world.guest(), body, key)).toMatchObject({ status: 200, body: first.body });
  const other = await place(guest, { ...body, delivery: 'express' }, key);
  expect([other.status, other.body.code, other.body.quote]).toEqual([409, 'key_reused', undefined]);
  expect(await orderCounts(world)).toEqual(before);
});

test('a double click, on two api processes, is one order', async () => {
  const guest = await world.guest();
  const key = randomUUID();
  const body = await quoted(guest);
  const units = await world.unitsOf('Twenty');
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => place(guest.copy(index % 2 ? world.app : world.otherApp), body, key)),
  );
  expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(replies.map((reply) => reply.body.number)).size).toBe(1);
  expect(await world.unitsOf('Twenty')).toBe(units - 2);
});

test('of twenty buyers of the last unit one gets it; the others read why, and keep their carts', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const browser = await world.guest(index % 2 ? world.app : world.otherApp);
      return [browser, await quoted(browser, { lines: [testLine('Last'), testLine('Twenty')] })] as const;
    }),
  );
  const before = await world.unitsOf('Twenty');
  const replies = await Promise.all(buyers.map(([browser, body]) => place(browser, body)));
  expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const refused = replies.find(({ status }) => status === 409)?.body;
  expect([refused.code, refused.message]).toEqual([
    'sold_out',
    'Someone beat you to it: Last is sold out. We didn’t place your order, and your cart is saved.',
  ]);
  expect(refused.quote.lines.map(({ status }: { status: string }) => status)).toEqual(['sold_out', 'ok']);
  expect([await world.unitsOf('Last'), await world.unitsOf('Twenty')]).toEqual([0, before - 1]);
});

test('of two simultaneous first orders by one email address, or to one household, one has free delivery', async () => {
  for (const shared of [{ contact: { email: newEmail() } }, { address: testAddress() }]) {
    const browsers = await Promise.all([world.guest(world.app), world.guest(world.otherApp)]);
    const bodies = await Promise.all(browsers.map((browser) => quoted(browser, shared)));
    const replies = await Promise.all(browsers.map((browser, index) => place(browser, bodies[index])));
    expect(statusesOf(replies)).toEqual([201, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body;
    expect([refused.code, refused.quote.deliveryCents, refused.quote.freeDelivery.firstOrder]).toEqual([
      'quote_changed',
      495,
      false,
    ]);
    expect(refused.message).toBe('Something changed: your total is now $47.45. Check it and place your order again.');
  }
});

test('a member is known by the account, whatever email and address are typed, and as a guest by its email address', async () => {
  const email = newEmail();
  const member = await world.member(email);
  expect((await checkOut(member)).status).toBe(201);
  const again = await checkOut(member);
  expect((await seeOrder(member, again.body.reference)).isFirstOrder).toBe(false);
  const guest = await world.guest();
  const asGuest = await checkOut(guest, { contact: { email: email.toUpperCase() } });
  expect((await seeOrder(guest, asGuest.body.reference)).isFirstOrder).toBe(false);
});

test('of ten buyers with a coupon for a single use, one gets it', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const browser = await world.guest(index % 2 ? world.app : world.otherApp);
      return [browser, await quoted(browser, { coupon: 'LASTONE' })] as const;
    }),
  );
  const replies = await Promise.all(buyers.map(([browser, body]) => place(browser, body)));
  expect(statusesOf(replies)).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const refused = replies.find(({ status }) => status === 409)?.body;
  expect([refused.code, refused.message]).toEqual([
    'coupon_refused',
    'The code LASTONE has reached its limit and is no longer available.',
  ]);
  expect(await world.run("select uses from coupons where code = 'LASTONE'")).toEqual([{ uses: 1 }]);
});

test('a coupon for one order of each customer is counted for the customer, not for the browser', async () => {
  const contact = { email: newEmail() };
  const browsers = await Promise.all([world.guest(world.app), world.guest(world.otherApp)]);
  // Quoted before either is placed; both as later orders, so that only the coupon is at stake.
  await checkOut(await world.guest(), { contact });
  const bodies = await Promise.all(browsers.map((browser) => quoted(browser, { contact, coupon: 'ONEEACH' })));
  const replies = await Promise.all(browsers.map((browser, index) => place(browser, bodies[index])));
  expect(statusesOf(replies)).toEqual([201, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe('You’ve already used the code ONEEACH.');
});

test('a price that went up must be confirmed first; a price that went down is charged with its new quote', async () => {
  const guest = await world.guest();
  const lines = [testLine('Twenty', 1, { priceCents: 1900 }), testLine('Seven', 1, { priceCents: 900 })];
  const body = await quoted(guest, { lines });
  const refused = await place(guest, body);
  expect([refused.status, refused.body.code]).toEqual([409, 'quote_changed']);
  expect((await place(guest, { ...body, acceptHigherPrices: true })).status).toBe(201);
});

test('what changed in the shop since the quote is refused with the new quote, and the key stays free', async () => {
  const guest = await world.guest();
  const key = randomUUID();
  const body = await quoted(guest, { lines: [testLine('Seven')] });
  await world.run("update variants set price_cents = 633 where sku = 'T-SEVEN'");
  const refused = await place(guest, body, key);
  await world.run("update variants set price_cents = 733 where sku = 'T-SEVEN'");
  expect([refused.body.code, refused.body.quote.lines[0].priceChange]).toEqual(['quote_changed', 'lower']);
  expect((await place(guest, body, key)).status).toBe(201);
});

test('eleven units of one variant are too many, also in two lines', async () => {
  const guest = await world.guest();
  const lines = [testLine('Twenty', 10), testLine('Twenty', 1, { title: 'Renamed', variantId: 'T-TWENTY' })];
  expect(await checkOut(guest, { lines })).toMatchObject({ status: 409, body: { code: 'quote_changed' } });
});

test('express is refused for a PO box, and cards are refused without a provider', async () => {
  const guest = await world.guest();
  const boxed = { address: testAddress({ line1: 'PO Box 5' }), delivery: 'express' as const };
  expect(await checkOut(guest, boxed)).toMatchObject({
    status: 409,
    body: { code: 'express_unavailable', message: 'Express isn’t available for PO boxes. Choose Standard.' },
  });
  expect((await checkOut(guest, { payment: 'stripe' })).body.code).toBe('payment_unavailable');
});
