import { randomUUID } from 'node:crypto';
import { mostTries } from '../../platform/outbox/retryDelay.ts';
import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { checkOut } from '../../testing/testCheckout.ts';
import { testStaff } from './testing/testStaff.ts';

const office = testStaff();
const { staff, post } = office;
const place = async () => (await checkOut(await office.world.guest())).body as { number: string; reference: string };
const audit = async (subject: string) =>
  (await staff('GET', `audit?subject=${encodeURIComponent(subject)}`)).body.entries;
const mailsOf = async (number: string) =>
  (
    await office.world.run(
      "select payload->>'mail' as mail from outbox o join orders on orders.id::text = payload->>'orderId' where number = $1 and o.kind = 'mail' order by o.id",
      [number],
    )
  ).map(({ mail }) => mail);

test('an order is packed, shipped, delivered and paid on delivery; each step is emailed and recorded in the audit log', async () => {
  const { number } = await place();
  expect((await post(`orders/${number}/pack`)).body).toMatchObject({ fulfilment: 'packed', payment: 'pending' });
  const shipped = await post(`orders/${number.toLowerCase()}/ship`, { tracking: ' 1Z 999 ' });
  expect(shipped.body).toMatchObject({ fulfilment: 'shipped', tracking: '1Z 999' });
  const { body } = await post(`orders/${number}/deliver`);
  expect(body).toMatchObject({ fulfilment: 'delivered', payment: 'paid', capturedCents: body.totalCents });
  expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'placed',
    'packed',
    'shipped',
    'delivered',
    'paid',
  ]);
  expect(await mailsOf(number)).toEqual(['order-placed', 'order-shipped', 'order-delivered']);
  const actions = (await audit(number)).map(({ who, action }: Record<string, string>) => [who, action]);
  expect(actions).toEqual([
    ['Jörg', 'deliver'],
    ['Jörg', 'ship'],
    ['Jörg', 'pack'],
  ]);
});

test('a step out of order is refused with a message, and leaves no trace', async () => {
  const { number } = await place();
  for (const step of ['ship', 'deliver']) {
    expect(await post(`orders/${number}/${step}`)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  }
  expect(await audit(number)).toEqual([]);
});

test('an unconfirmed order is listed as such, and is not packed', async () => {
  const { number, confirmBy } = await insertTestOrder(office.world.database.db, { confirmBy: '2099-01-02T03:04:00Z' });
  expect(await post(`orders/${number}/pack`)).toMatchObject({
    status: 409,
    body: { code: 'not_confirmed', message: expect.stringContaining('has until 2099-01-02 03:04 UTC') },
  });
  expect(await audit(number)).toEqual([]);
  const { body } = await staff('GET', `orders?search=${number}`);
  expect(body.orders).toMatchObject([{ number, fulfilment: 'new' }]);
  expect(Date.parse(body.orders[0].confirmBy)).toBe(Date.parse(confirmBy ?? ''));
  await office.world.run('update orders set confirmed_at = now() where number = $1', [number]);
  expect((await post(`orders/${number}/pack`)).body).toMatchObject({ fulfilment: 'packed', confirmBy: null });
});

test('when packing and cancellation are simultaneous, one of them wins', async () => {
  for (let round = 0; round < 5; round++) {
    const guest = await office.world.guest();
    const { number, reference } = (await checkOut(guest)).body as { number: string; reference: string };
    const [packed, cancelled] = await Promise.all([
      post(`orders/${number}/pack`),
      guest.post(`/api/orders/${reference}/cancel`),
    ]);
    expect([packed.status, cancelled.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
});

test('an order that ten people pack at once is packed once', async () => {
  const { number } = await place();
  const replies = await Promise.all(Array.from({ length: 10 }, () => post(`orders/${number}/pack`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await audit(number)).toHaveLength(1);
});

test('an order is not packed before its payment is authorized, nor shipped before it is captured', async () => {
  const { number, id } = await insertTestOrder(office.world.database.db, { paymentMethod: 'stripe' });
  expect(await post(`orders/${number}/pack`)).toMatchObject({ status: 409, body: { code: 'not_paid' } });
  await office.world.run(
    "update orders set payment_state = 'authorised', authorised_cents = total_cents where id = $1",
    [id],
  );
  expect((await post(`orders/${number}/pack`)).status).toBe(200);
  expect(await office.world.run('select 1 from outbox where message_id = $1', [`capture.${id}`])).toHaveLength(1);
  const early = await post(`orders/${number}/ship`);
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('It is being captured')]);
  await office.world.run("update orders set payment_state = 'paid', captured_cents = total_cents where id = $1", [id]);
  expect((await post(`orders/${number}/ship`)).status).toBe(200);
});

test('a refund is an amount, a line or the rest; a repeated id is the same refund', async () => {
  const paid = {
    paymentState: 'paid',
    authorisedCents: 4828,
    capturedCents: 4828,
    fulfilmentState: 'delivered',
  } as const;
  const { number } = await insertTestOrder(office.world.database.db, paid);
  const refund = (body: object) => post(`orders/${number}/refund`, { reason: 'Torn', ...body });
  const id = randomUUID();
  expect((await refund({ id, cents: 100 })).body).toMatchObject({ id, cents: 100 });
  expect((await refund({ id, cents: 100 })).body).toMatchObject({ id, cents: 100 });
  expect((await refund({ lines: [{ position: 0, quantity: 1 }] })).body.cents).toBe(1445);
  expect(await refund({ lines: [{ position: 0, quantity: 2 }] })).toMatchObject({
    status: 409,
    body: { code: 'no_such_line' },
  });
  expect(await refund({ cents: 4000 })).toMatchObject({
    status: 409,
    body: { message: `Order ${number} has at most $32.83 left to refund.` },
  });
  expect((await refund({})).body.cents).toBe(3283);
  expect(await refund({})).toMatchObject({ status: 409, body: { code: 'nothing_to_refund' } });
  expect(await audit(number)).toHaveLength(3);
});

test('stock is set or changed, never below zero', async () => {
  const before = await office.world.unitsOf('Seven');
  expect((await post('stock/T-SEVEN', { add: 5 })).body).toEqual({
    sku: 'T-SEVEN',
    before,
    units: before + 5,
    mails: 0,
  });
  expect((await post('stock/T-SEVEN', { set: 3 })).body).toMatchObject({ units: 3 });
  expect(await post('stock/T-SEVEN', { add: -4 })).toMatchObject({ status: 409, body: { code: 'too_few' } });
  expect(await office.world.unitsOf('Seven')).toBe(3);
  expect(await post('stock/NONE', { set: 1 })).toMatchObject({ status: 404, body: { code: 'sku_not_found' } });
  const low = (await staff('GET', 'stock?below=3')).body.variants.map(({ sku }: { sku: string }) => sku);
  expect(low).toEqual(['T-NONE', 'T-LAST', 'T-SEVEN']);
});

test('a held review counts once it is published, and no longer once it is rejected', async () => {
  const at = '/api/products/Twenty/reviews';
  const written = await (await office.world.member()).post(at, {
    stars: 4,
    title: 'Good',
    body: 'See www.example.test for more of it.',
  });
  const { id } = written.body.review;
  expect((await staff('GET', 'reviews')).body.reviews).toMatchObject([{ id, product: 'Twenty', status: 'waiting' }]);
  const rating = async () => (await office.world.app.inject('/api/products/Twenty')).json().rating;
  expect(await rating()).toBeNull();
  expect((await post(`reviews/${id}/publish`)).body).toEqual({ id, before: 'waiting', status: 'published' });
  expect(await rating()).toMatchObject({ average: 4, count: 1 });
  expect(await post(`reviews/${id}/publish`)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  await post(`reviews/${id}/reject`);
  expect(await rating()).toBeNull();
  expect((await office.world.app.inject(at)).json().total).toBe(0);
  expect(await post('reviews/999999/publish')).toMatchObject({ status: 404 });
});

test('failed jobs are listed and retried', async () => {
  await office.world.run(
    "insert into outbox (kind, payload, message_id, attempts, last_error) values ('mail', '{\"mail\":\"code\"}', $1, $2, '550 No such user')",
    [randomUUID(), mostTries],
  );
  const { letters } = (await staff('GET', 'outbox')).body;
  expect(letters).toMatchObject([{ kind: 'mail', work: 'code', lastError: '550 No such user' }]);
  const before = office.wakes;
  expect((await post(`outbox/${letters[0].id}/retry`)).status).toBe(200);
  expect(office.wakes).toBe(before + 1);
  expect((await staff('GET', 'outbox')).body.letters).toEqual([]);
  expect(await post(`outbox/${letters[0].id}/retry`)).toMatchObject({ status: 404, body: { code: 'not_given_up' } });
});

test('orders are found by state and by text, in which % is a plain character', async () => {
  const { number } = await insertTestOrder(office.world.database.db, { name: 'Zoë 100%', fulfilmentState: 'returned' });
  const found = async (query: string) =>
    (await staff('GET', `orders?${query}`)).body.orders.map((each: { number: string }) => each.number);
  expect(await found('fulfilment=returned')).toEqual([number]);
  expect(await found(`search=${encodeURIComponent('zoë 100%')}`)).toEqual([number]);
  expect(await found(`search=${encodeURIComponent('z%100')}`)).toEqual([]);
});
