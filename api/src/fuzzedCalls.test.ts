import { listForbidden, rowsOf, startBystander } from './testing/fuzz/forbiddenRows.ts';
import { openTestStaff } from './back-office/staff-key/testing/openTestStaff.ts';
import { fuzzApi, fuzzStaff } from './testing/fuzz/fuzzApi.ts';
import { startTestOrders, type TestOrders } from './testing/testOrders.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

test('a thousand invented calls get no error of the api, write nothing that a rule forbids, and leave other members alone', async () => {
  const { id } = await startBystander(world);
  const before = await rowsOf(world, id);
  const { statuses, flaws } = await fuzzApi(world, 1_000, 20_261_126);
  expect(flaws).toEqual([]);
  // Some calls get through, so the values are not all nonsense.
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(100);
  expect(await listForbidden(world)).toEqual([]);
  expect(await rowsOf(world, id)).toEqual(before);
}, 120_000);

test('invented calls of the staff’s endpoints get no error of the api, and no answer without the right key', async () => {
  const staff = await openTestStaff(world.database);
  const { statuses, flaws } = await fuzzStaff(world, staff, 1_000, 20_261_126);
  await staff.close();
  expect(flaws).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
  expect(statuses.get(403) ?? 0).toBeGreaterThan(100);
}, 120_000);
