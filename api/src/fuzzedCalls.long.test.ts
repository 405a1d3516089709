import { listForbidden, rowsOf, startBystander } from './testing/fuzz/forbiddenRows.ts';
import { fuzzApi } from './testing/fuzz/fuzzApi.ts';
import { startTestOrders, type TestOrders } from './testing/testOrders.ts';

let world: TestOrders;
beforeAll(async () => {
  world = await startTestOrders();
});
afterAll(() => world.stop());

test('fifty thousand invented calls, others on each day, get no error of the api and write nothing that a rule forbids', async () => {
  const { id } = await startBystander(world);
  const before = await rowsOf(world, id);
  const seed = Math.floor(Date.now() / 86_400_000) * 100_000;
  const { flaws } = await fuzzApi(world, 50_000, seed);
  expect({ seed, flaws: flaws.slice(0, 20) }).toEqual({ seed, flaws: [] });
  expect(await listForbidden(world)).toEqual([]);
  expect(await rowsOf(world, id)).toEqual(before);
}, 1_800_000);
