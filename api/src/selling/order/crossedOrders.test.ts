import pg from 'pg';
import { checkOut, place, quoted } from '../../testing/testCheckout.ts';
import { startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';

/**
 * Rows that two orders take in opposite order. On the embedded database one order comes after the other, and this shows
 * no more than that; on PostgreSQL (TEST_DATABASE_URL) orders without a fixed order of locks would wait for each other.
 */

const [pairs, rounds] = [4, 25];

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

test('customers who order the same two products in opposite order never deadlock', async () => {
  const lines = [testLine('Twenty'), testLine('Seven')];
  const buyers = await Promise.all(
    Array.from({ length: pairs * 2 }, async (_, index) => {
      const guest = await world.guest(index % 4 < 2 ? world.app : world.otherApp);
      const contact = { email: `crossed-${index}@example.test` };
      // Later orders all cost the same: one quote is good for all of them.
      await checkOut(guest, { contact, lines });
      const body = await quoted(guest, { contact, lines: index % 2 ? lines : lines.toReversed() });
      return { guest, body };
    }),
  );
  const before = await Promise.all(['Twenty', 'Seven'].map(world.unitsOf));
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(buyers.map(({ guest, body }) => place(guest, body)));
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(buyers.map(() => [201, undefined]));
  }
  const sold = buyers.length * rounds;
  expect(await Promise.all(['Twenty', 'Seven'].map(world.unitsOf))).toEqual(before.map((units) => units - sold));
});

// The embedded database has one session for everyone.
(process.env.TEST_DATABASE_URL ? describe : describe.skip)('on a server', () => {
  test('an order that waits for a delivery to an empty shelf takes its unit from what came', async () => {
    const guest = await world.guest();
    const body = await quoted(guest, { lines: [testLine('Last')] });
    const setUnits = (units: number) =>
      `update stock set units = ${units} where variant_id = (select id from variants where sku = 'T-LAST')`;
    await world.run(setUnits(0));
    const staff = new pg.Client({ connectionString: world.url });
    await staff.connect();
    try {
      await staff.query(`begin; ${setUnits(5)}`);
      const placing = place(guest, body);
      const waiting = `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while (!(await world.run(waiting))[0].count) await new Promise((next) => setTimeout(next, 20));
      await staff.query('commit');
      expect((await placing).status).toBe(201);
      expect(await world.unitsOf('Last')).toBe(4);
    } finally {
      await staff.end();
    }
  });
});
