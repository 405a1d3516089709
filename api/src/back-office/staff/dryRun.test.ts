import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { testStaff } from './testing/testStaff.ts';

const office = testStaff();
const { staff, post } = office;
/** Everything that the staff may change, as one text. */
const snapshot = async () => {
  const tables = ['orders', 'order_events', 'stock', 'outbox', 'staff_audit', 'contact_messages', 'reviews', 'refunds'];
  const rows = await Promise.all(tables.map((table) => office.world.run(`select * from ${table} order by 1`)));
  return JSON.stringify(rows);
};

test('a dry run gives the answer of the action, and changes nothing', async () => {
  const { number } = await insertTestOrder(office.world.database.db);
  const [before, wakes] = [await snapshot(), office.wakes];
  expect(await post(`dry-run/orders/${number}/pack`)).toMatchObject({ status: 200, body: { fulfilment: 'packed' } });
  expect((await post('dry-run/stock/T-SEVEN', { set: 3 })).body).toMatchObject({ units: 3 });
  expect((await post('dry-run/keys/rotate')).body.keys).toBeGreaterThan(0);
  expect(await snapshot()).toBe(before);
  expect(office.wakes).toBe(wakes);
  expect((await post(`orders/${number}/pack`)).status).toBe(200);
});

test('a dry run of a refund shows the refund, and none is made', async () => {
  const paid = { paymentState: 'paid', authorisedCents: 4828, capturedCents: 4828 } as const;
  const { number } = await insertTestOrder(office.world.database.db, { ...paid, fulfilmentState: 'delivered' });
  const { body } = await post(`dry-run/orders/${number}/refund`, { reason: 'Torn', cents: 100 });
  expect(body).toMatchObject({ cents: 100, order: { refunds: [{ cents: 100, reason: 'Torn' }] } });
  expect((await staff('GET', `orders/${number}`)).body.refunds).toEqual([]);
});

test('a dry run is refused in the same cases as the action, and without the key', async () => {
  const { number } = await insertTestOrder(office.world.database.db);
  expect(await post(`dry-run/orders/${number}/ship`)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  const reply = await office.app.inject({ method: 'POST', url: `/api/staff/dry-run/orders/${number}/pack` });
  expect(reply.statusCode).toBe(401);
});
