import { listForbidden, rowsOf, startBystander } from './testing/fuzz/forbiddenRows.ts';
import { fuzzApi } from './testing/fuzz/fuzzApi.ts';
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
