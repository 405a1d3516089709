import { emailedReference } from '../../testing/emailedReference.ts';
import { testComposer } from '../../back-office/office/testing/testMails.ts';
import { checkOut, place, quoted, seeOrder } from '../../testing/testCheckout.ts';
import { newEmail, testLine } from '../../testing/testOrders.ts';
import { testConfirmations } from './testing/testConfirmations.ts';

const world = testConfirmations();
const { idOf, confirmationOf, confirm, buy, shelf, release } = world;

test('a guest who pays on delivery is asked to confirm by a certain time', async () => {
  const guest = await world.shop.guest();
  const { reference } = await buy(2);
  const { unconfirmed, canCancel } = await seeOrder(guest, reference);
  expect([unconfirmed.isSetAside, canCancel]).toEqual([true, true]);
  const hours = (Date.parse(unconfirmed.by) - Date.now()) / (60 * 60 * 1000);
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  const after = await confirm(guest, reference);
  expect([after.status, after.body.unconfirmed]).toEqual([200, undefined]);
  expect(after.body.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'confirmed']);
  expect(await shelf()).toEqual({ units: 20, held: 0 });
});

test('a member need not confirm', async () => {
  const member = await world.shop.member();
  const { reference } = (await checkOut(member)).body;
  expect((await seeOrder(member, reference)).unconfirmed).toBeUndefined();
  expect(await shelf()).toEqual({ units: 20, held: 0 });
});

test('three guests cannot empty a shelf of 22: half of it stays, and members can still buy', async () => {
  const sets = [];
  for (const quantity of [5, 5, 5, 10, 10, 2]) {
    const { reference } = await buy(quantity);
    sets.push((await seeOrder(await world.shop.guest(), reference)).unconfirmed.isSetAside);
  }
  expect(sets).toEqual([true, true, false, false, false, false]);
  expect(await shelf()).toEqual({ units: 12, held: 10 });
  expect((await checkOut(await world.shop.member(), { lines: [testLine('Twenty', 10)] })).status).toBe(201);
});

test('the last unit is no one’s before one of two guests confirms: the other gets a message, and owes nothing', async () => {
  await world.shop.run(`update stock set units = 1`);
  const [one, other] = [await buy(1, 'Last'), await buy(1, 'Last')];
  expect(await shelf('Last')).toEqual({ units: 1, held: 0 });
  const guest = await world.shop.guest();
  const [first, second] = await Promise.all([
    confirm(await world.shop.guest(), one.reference),
    confirm(await world.shop.guest(world.shop.otherApp), other.reference),
  ]);
  const statuses = [first.status, second.status];
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = first.status === 409 ? { ...first, order: one } : { ...second, order: other };
  expect([lost.body.code, lost.body.message]).toEqual(['sold_out', expect.stringContaining('You owe nothing.')]);
  const order = await seeOrder(guest, lost.order.reference);
  expect([order.fulfilment.state, order.timeline.at(-1).reason]).toEqual(['cancelled', 'sold_out']);
  expect(await shelf('Last')).toEqual({ units: 0, held: 0 });
  expect((await confirm(guest, lost.order.reference)).status).toBe(409);
  expect(await shelf('Last')).toEqual({ units: 0, held: 0 });
});

test('two guests at once reserve no more than the allowed share together', async () => {
  await world.shop.run(`update stock set units = 10`);
  const bodies = await Promise.all(
    [0, 1, 2, 3].map(async (at) => {
      const guest = await world.shop.guest(at % 2 ? world.shop.app : world.shop.otherApp);
      return [guest, await quoted(guest, { lines: [testLine('Twenty', 3)] })] as const;
    }),
  );
  const replies = await Promise.all(bodies.map(([guest, body]) => place(guest, body)));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await shelf()).toEqual({ units: 7, held: 3 });
  const confirmed = await Promise.all(
    replies.map(async ({ body }, at) =>
      confirm(
        await world.shop.guest(at % 2 ? world.shop.app : world.shop.otherApp),
        await emailedReference(world.shop, body.number),
      ),
    ),
  );
  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  expect(await shelf()).toEqual({ units: 1, held: 0 });
});

test('an unconfirmed order is released once, with an email, and can no longer be confirmed', async () => {
  const { reference } = await buy(4);
  const id = await idOf(reference);
  expect(await release(new Date())).toBe(0);
  const released = await Promise.all([release(), release()]);
  expect(released.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(1);
  expect(await shelf()).toEqual({ units: 22, held: 0 });
  const late = await confirm(await world.shop.guest(), reference);
  expect([late.status, late.body.code]).toEqual([409, 'released']);
  expect(await shelf()).toEqual({ units: 22, held: 0 });
  const order = await seeOrder(await world.shop.guest(), reference);
  expect([order.fulfilment.state, order.unconfirmed, order.timeline.at(-1)]).toEqual([
    'cancelled',
    undefined,
    expect.objectContaining({ kind: 'cancelled', reason: 'unconfirmed' }),
  ]);
  const mail = await testComposer(world.shop.database)({ mail: 'order-cancelled', orderId: id });
  expect(JSON.stringify(mail)).toContain('was not confirmed in time');
  const queued = await world.shop.run(`select 1 from outbox where payload->>'orderId' = $1 and payload->>'mail' = $2`, [
    id,
    'order-cancelled',
  ]);
  expect(queued).toHaveLength(1);
});

test('a confirmed order stays, even when unconfirmed orders are released at the same moment', async () => {
  const { reference } = await buy(2);
  const [confirmed, released] = await Promise.all([confirm(await world.shop.guest(), reference), release()]);
  const { fulfilment } = await seeOrder(await world.shop.guest(), reference);
  expect(fulfilment.state).toBe(confirmed.status === 200 ? 'new' : 'cancelled');
  expect(await shelf()).toEqual({ units: confirmed.status === 200 ? 20 : 22, held: 0 });
  expect(released).toBeLessThanOrEqual(1);
  await release();
  expect((await seeOrder(await world.shop.guest(), reference)).fulfilment.state).toBe(fulfilment.state);
});

test('a buyer who cancels releases the reserved units, and no others', async () => {
  const guest = await world.shop.guest();
  const [held, left] = [await buy(5), await buy(10)];
  for (const { reference } of [held, left]) await guest.post(`/api/orders/${reference}/cancel`);
  expect(await shelf()).toEqual({ units: 22, held: 0 });
});

test('only the link of this very order confirms it, any number of times', async () => {
  const guest = await world.shop.guest();
  const [one, other] = [await buy(1), await buy(1)];
  const forged = `${(await confirmationOf(one.reference)).slice(0, -3)}AAA`;
  for (const wrong of [one.reference, await confirmationOf(other.reference), forged, 'x']) {
    const { status, body } = await confirm(guest, one.reference, wrong);
    expect([status, body.code]).toEqual([400, 'wrong_confirmation']);
  }
  expect((await confirm(guest, 'x'.repeat(65))).status).toBe(404);
  expect((await seeOrder(guest, one.reference)).unconfirmed).toBeDefined();
  const again = await Promise.all([confirm(guest, one.reference), confirm(guest, one.reference)]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shelf()).toEqual({ units: 20, held: 1 });
  const { timeline } = await seeOrder(guest, one.reference);
  expect(timeline).toHaveLength(2);
  await guest.post(`/api/orders/${one.reference}/cancel`);
  expect((await confirm(guest, one.reference)).body.code).toBe('released');
});

test('signing up with an email address confirms the orders that wait for it', async () => {
  const email = newEmail();
  const guest = await world.shop.guest();
  const { reference } = (await checkOut(guest, { contact: { email } })).body;
  await guest.join(world.shop.codes, { name: 'Ada Lee', email, password: 'three plain words' });
  expect((await seeOrder(guest, reference)).unconfirmed).toBeUndefined();
  expect(await shelf()).toEqual({ units: 20, held: 0 });
});

test('in a storm of orders, confirmations, cancellations and releases every unit is accounted for', async () => {
  await world.shop.run(`update stock set units = 40`);
  const before = new Date().toISOString();
  const storm = Array.from({ length: 24 }, async (_, at) => {
    const guest = await world.shop.guest(at % 2 ? world.shop.app : world.shop.otherApp);
    const lines = [testLine('Twenty', 1 + (at % 5)), testLine('Seven', 1 + (at % 3))];
    const { body } = await place(guest, await quoted(guest, { lines: at % 2 ? lines : lines.toReversed() }));
    if (!body.reference) return;
    if (at % 4 === 0) await guest.post(`/api/orders/${body.reference}/cancel`);
    if (at % 4 !== 1) await Promise.all([confirm(guest, body.reference), confirm(guest, body.reference)]);
    if (at % 10 === 7) await release();
  });
  await Promise.all(storm);
  for (const title of ['Twenty', 'Seven']) {
    const [sum] = await world.shop.run(
      `select coalesce(sum(l.quantity) filter (where o.holds_stock), 0)::int as taken,
        coalesce(sum(l.quantity) filter (where o.holds_stock and o.confirmed_at is null), 0)::int as held
      from orders o join order_lines l on l.order_id = o.id
      where o.placed_at >= $1 and o.fulfilment_state = 'new' and l.title = $2`,
      [before, title],
    );
    expect(await shelf(title)).toEqual({ units: 40 - sum.taken, held: sum.held });
  }
});
