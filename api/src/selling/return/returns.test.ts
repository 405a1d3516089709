import { testComposer } from '../../back-office/office/testing/testMails.ts';
import { openBackOffice } from '../../back-office/office/backOffice.ts';
import { openTestStaff, type TestStaff } from '../../back-office/staff-key/testing/openTestStaff.ts';
import { logTo } from '../../testing/logTo.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import type { TestBrowser } from '../../testing/testAccounts.ts';
import { checkOut, seeOrder } from '../../testing/testCheckout.ts';
import { startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';

let world: TestOrders;
let shopStaff: TestStaff;
let office: ReturnType<typeof openBackOffice>;

beforeAll(async () => {
  world = await startTestOrders();
  const settings = { SITE_ORIGIN: '', SITE_EMAIL: 'hello@shop.test', MAIL_FOLDER: makeTestFolder() };
  office = openBackOffice(world.database, settings, logTo([]));
  shopStaff = await openTestStaff(world.database, { wake: office.wake });
});
afterAll(async () => {
  await shopStaff.close();
  await world.stop();
});

const staff: TestStaff['staff'] = (...all) => shopStaff.staff(...all);
const three = { lines: [testLine('Twenty', 3), testLine('Seven')] };

/** An order of three `Twenty` and one `Seven` that has arrived and is paid. */
async function delivered(browser: TestBrowser, changes: object = three) {
  const { number, reference } = (await checkOut(browser, changes)).body;
  for (const step of ['pack', 'ship', 'deliver']) await staff('POST', `orders/${number}/${step}`, {});
  return { number, reference };
}
const ask = (browser: TestBrowser, number: string, lines: unknown, more: object = {}) =>
  browser.post(`/api/account/orders/${number}/returns`, { lines, ...more });
const see = async (browser: TestBrowser, number: string) =>
  (await browser.call('GET', `/api/account/orders/${number}`)).body;
const units = (position: number, quantity: number, reason = 'does_not_fit') => ({ position, quantity, reason });
const wordsOfMails = async (number: string) => {
  const rows = await world.run(
    `select payload from outbox join orders o on o.id::text = payload->>'orderId'
      where number = $1 and kind = 'mail' and payload->>'mail' like 'return-%' order by outbox.id`,
    [number],
  );
  return Promise.all(rows.map(({ payload }) => testComposer(world.database)(payload)));
};

test('a return goes from request and approval to refund, with states, stock, emails and records', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  const before = await world.unitsOf('Twenty');
  const asked = await ask(member, number, [units(0, 2)], { note: ' Too small for Rex. ' });
  expect(asked).toMatchObject({ status: 201, body: { state: 'requested', lines: [{ title: 'Twenty', quantity: 2 }] } });
  const id = asked.body.id.slice(0, 8);
  expect((await staff('GET', 'returns')).body.returns).toContainEqual(expect.objectContaining({ order: number }));
  expect((await staff('GET', `returns/${id}`)).body).toMatchObject({ note: 'Too small for Rex.', state: 'requested' });
  await staff('POST', `returns/${id}/approve`, { text: 'Use the label in this parcel.' });
  const received = await staff('POST', `returns/${id}/receive`, { restock: true });
  expect(received.body).toMatchObject({ state: 'received', refund: { cents: 4250, state: 'pending' } });
  expect(await world.unitsOf('Twenty')).toBe(before + 2);
  office.start();
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if ((await see(member, number)).returns[0].state === 'refunded') break;
    await new Promise((done) => setTimeout(done, 50));
  }
  await office.stop();
  const { order, returns, returnLeft } = await see(member, number);
  expect(returns).toMatchObject([{ state: 'refunded', words: 'Use the label in this parcel.' }]);
  expect(order).toMatchObject({ refundedCents: 4250, fulfilment: { state: 'delivered' } });
  expect(returnLeft).toEqual([1, 1]);
  const mails = await wordsOfMails(number);
  expect(mails.map((mail) => mail?.heading)).toEqual(['We got your return request.', 'Your return is approved.']);
  const { entries } = (await staff('GET', `audit?subject=${number}`)).body;
  const actions = entries.map(({ action }: { action: string }) => action).slice(0, 2);
  expect(actions).toEqual(['receive return', 'approve return']);
});

test('a refused return has a reason, by email too, and may be requested again', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  const { id } = (await ask(member, number, [units(1, 1)])).body;
  expect((await staff('POST', `returns/${id}/refuse`, { text: ' ' })).status).toBe(400);
  await staff('POST', `returns/${id}/refuse`, { text: 'It was opened.' });
  expect((await see(member, number)).returns).toMatchObject([{ state: 'refused', words: 'It was opened.' }]);
  const [, refusal] = await wordsOfMails(number);
  expect(refusal).toMatchObject({
    heading: 'We can’t accept this return.',
    blocks: [{ text: 'It was opened.' }, {}, {}, {}],
  });
  expect((await ask(member, number, [units(1, 1)])).status).toBe(201);
});

test('an order of which all units were returned is returned', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  for (const lines of [[units(0, 3)], [units(1, 1)]]) {
    const { id } = (await ask(member, number, lines)).body;
    await staff('POST', `returns/${id}/approve`, {});
    await staff('POST', `returns/${id}/receive`, {});
  }
  const { order, canReturn } = await see(member, number);
  expect([order.fulfilment.state, canReturn]).toEqual(['returned', false]);
});

test.each([
  ['more than was bought', [units(0, 4)], 409, 'too_many_units'],
  ['a line that is not there', [units(2, 1)], 400, 'no_such_line'],
  ['a line twice', [units(0, 1), units(0, 1)], 400, 'no_such_line'],
  ['nothing', [], 400, 'bad_request'],
  ['no reason', [{ position: 0, quantity: 1 }], 400, 'bad_request'],
  ['a reason of one’s own', [units(0, 1, 'bored')], 400, 'bad_request'],
  ['half a unit', [units(0, 0.5)], 400, 'bad_request'],
])('a return of %s is refused', async (_, lines, status, code) => {
  const member = await world.member();
  const { number } = await delivered(member);
  expect(await ask(member, number, lines)).toMatchObject({ status, body: { code } });
});

test('ten simultaneous requests return the same units once', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(member, number, [units(0, 2)])));
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('units that were refunded manually cannot be returned for another refund', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  await staff('POST', `orders/${number}/refund`, { reason: 'Torn', lines: [{ position: 0, quantity: 3 }] });
  expect((await see(member, number)).returnLeft).toEqual([0, 1]);
  expect((await ask(member, number, [units(0, 1)])).body.code).toBe('too_many_units');
});

test('nothing can be returned before the order arrives, or more than 30 days after', async () => {
  const member = await world.member();
  const { number } = (await checkOut(member)).body;
  expect((await ask(member, number, [units(0, 1)])).body.code).toBe('not_delivered');
  for (const step of ['pack', 'ship', 'deliver']) await staff('POST', `orders/${number}/${step}`, {});
  const age = (time: string) =>
    world.run(
      `update order_events set at = now() - $2::interval
        where kind = 'delivered' and order_id = (select id from orders where number = $1)`,
      [number, time],
    );
  await age('29 days 23 hours');
  expect((await see(member, number)).canReturn).toBe(true);
  await age('30 days 1 minute');
  expect(await see(member, number)).toMatchObject({ canReturn: false, returnUntil: expect.stringMatching(/^\d{4}-/) });
  expect((await ask(member, number, [units(0, 1)])).body).toMatchObject({ code: 'too_late' });
});

test.each([
  ['received before it was approved', ['receive']],
  ['approved twice', ['approve', 'approve']],
  ['refused when it has arrived', ['approve', 'receive', 'refuse']],
  ['received twice', ['approve', 'receive', 'receive']],
])('a return is never %s', async (_, steps) => {
  const member = await world.member();
  const { number } = await delivered(member);
  const { id } = (await ask(member, number, [units(0, 1)])).body;
  const replies = [];
  for (const step of steps) replies.push(await staff('POST', `returns/${id}/${step}`, { text: 'No.' }));
  expect(replies.map(({ status }) => status)).toEqual([...steps.slice(1).map(() => 200), 409]);
  expect(replies.at(-1)?.body.code).toBe('wrong_state');
});

test('receiving a return again retries its failed refund, and does not add the stock twice', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  const { id } = (await ask(member, number, [units(0, 1)])).body;
  await staff('POST', `returns/${id}/approve`, {});
  await staff('POST', `returns/${id}/receive`, { restock: true });
  const shelf = await world.unitsOf('Twenty');
  await world.run(`update refunds set state = 'failed' where id = (select refund_id from returns where id = $1)`, [id]);
  const again = await staff('POST', `returns/${id}/receive`, { restock: true });
  expect(again).toMatchObject({ status: 200, body: { state: 'received', refund: { state: 'pending' } } });
  expect(await world.unitsOf('Twenty')).toBe(shelf);
});

test('when the money was refunded another way, the return is finished at once', async () => {
  const member = await world.member();
  const { number } = await delivered(member);
  const { id } = (await ask(member, number, [units(0, 1)])).body;
  await staff('POST', `returns/${id}/approve`, {});
  expect((await staff('POST', `returns/${id}/receive`, { refund: false })).body).toMatchObject({
    state: 'refunded',
    refund: null,
  });
});

test('a guest returns by the order’s reference; an invented one finds nothing', async () => {
  const guest = await world.guest();
  const { reference } = await delivered(guest);
  const path = `/api/orders/${reference}/returns`;
  expect((await guest.call('GET', path)).body).toMatchObject({ canReturn: true, returnLeft: [3, 1], returns: [] });
  expect((await guest.post(path, { lines: [units(1, 1)] })).status).toBe(201);
  expect((await guest.call('GET', path)).body).toMatchObject({ returnLeft: [3, 0], returns: [{ state: 'requested' }] });
  const kinds = (await seeOrder(guest, reference)).timeline.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('return_requested');
  const forged = `${reference.slice(0, -2)}xx`;
  for (const reply of [
    await guest.call('GET', `/api/orders/${forged}/returns`),
    await guest.post(`/api/orders/${forged}/returns`, { lines: [units(1, 1)] }),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  }
});

test('the staff gets a message for an unknown return and for an invalid id', async () => {
  expect((await staff('GET', 'returns/00000000')).body.code).toBe('return_not_found');
  expect((await staff('GET', 'returns/xyz')).status).toBe(400);
});
