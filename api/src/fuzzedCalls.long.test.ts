import { listForbidden, rowsOf, startBystander } from './testing/fuzz/forbiddenRows.ts';
import { openTestStaff } from './back-office/staff-key/testing/openTestStaff.ts';
import { fuzzApi, fuzzStaff } from './testing/fuzz/fuzzApi.ts';
import { startTestOrders, type TestOrders } from './testing/testOrders.ts';

/** Others on each day. */
const seed = Math.floor(Date.now() / 86_400_000) * 100_000;
let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

test('fifty thousand invented calls, others on each day, get no error of the api and write nothing that a rule forbids', async () => {
  const { id } = await startBystander(world);
  const before = await rowsOf(world, id);
  const { flaws } = await fuzzApi(world, 50_000, seed);
  expect({ seed, flaws: flaws.slice(0, 20) }).toEqual({ seed, flaws: [] });
  expect(await listForbidden(world)).toEqual([]);
  expect(await rowsOf(world, id)).toEqual(before);
}, 1_800_000);

test('ten thousand invented calls of the staff’s endpoints get no error of the api, and no answer without the right key', async () => {
  const staff = await openTestStaff(world.database);
  const { statuses, flaws } = await fuzzStaff(world, staff, 10_000, seed);
  await staff.close();
  expect({ seed, flaws: flaws.slice(0, 20) }).toEqual({ seed, flaws: [] });
  expect(statuses.get(200) ?? 0).toBeGreaterThan(200);
  expect(await world.run('select * from stock where units < 0')).toEqual([]);
  expect(await world.run('select * from orders where refunded_cents > captured_cents')).toEqual([]);
}, 1_800_000);
