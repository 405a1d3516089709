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
