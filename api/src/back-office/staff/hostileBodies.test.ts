import { insertTestOrder } from '../office/testing/insertTestOrder.ts';
import { testStaff } from './testing/testStaff.ts';

const office = testStaff();

const hostile: unknown[] = [
  null,
  [],
  'text',
  1e308,
  -1,
  true,
  { cents: -1, reason: 'x' },
  { cents: 1e308, reason: 'x' },
  { cents: 0.5, reason: 'x' },
  { cents: '100', reason: 'x' },
  { reason: '' },
  { reason: '   ' },
  { reason: 'x\0' },
  { reason: '\ud800' },
  { reason: 'x'.repeat(501) },
  { reason: {} },
  { reason: 'x', lines: [] },
  { reason: 'x', lines: [{ position: -1, quantity: 1 }] },
  { reason: 'x', lines: [{ position: 0, quantity: 0 }] },
  { reason: 'x', lines: [{ position: 0, quantity: 1e9 }] },
  { reason: 'x', cents: 1, lines: [{ position: 0, quantity: 1 }] },
  { reason: 'x', id: 'not a uuid' },
  { set: -1 },
  { set: 1e308 },
  { set: 1.5 },
  { set: '1' },
  { add: 1e12 },
  { set: 1, add: 1 },
  {},
  { tracking: 'x'.repeat(201) },
  { tracking: 7 },
  { tracking: 'a\r\nb' },
  { tracking: '\0' },
  JSON.parse('{"__proto__": {"set": 1}}'),
  { constructor: { prototype: { set: 1 } } },
];

test.each(hostile.map((body, index) => [index, body]))(
  'hostile body %i is refused and stores nothing',
  async (_index, body) => {
    const { number } = await insertTestOrder(office.world.database.db, {
      fulfilmentState: 'packed',
      paymentMethod: 'stripe',
    });
    const facts = `select (select count(*)::int from staff_audit) a, (select count(*)::int from refunds) r, (select sum(units)::int from stock) s, (select count(*)::int from outbox) o`;
    const before = await office.world.run(facts);
    for (const url of [`orders/${number}/refund`, 'stock/T-TWENTY', `orders/${number}/ship`]) {
      const headers = { 'x-staff-key': office.staffKey, 'content-type': 'application/json' };
      const reply = await office.app.inject({
        method: 'POST',
        url: `/api/staff/${url}`,
        headers,
        payload: JSON.stringify(body),
      });
      expect([url, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([url, true]);
      expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    expect(await office.world.run(facts)).toEqual(before);
  },
);
