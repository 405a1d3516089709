import { openDatabase } from '../../platform/database/database.ts';
import { startLimits } from '../../platform/database/databaseLimits.ts';
import { startTestDatabase } from '../../testing/testDatabase.ts';
import { Refusal } from '../../platform/tries/Refusal.ts';
import { signInGuard } from './signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';

const trier = { account: 'ada', address: '203.0.113.7' };

async function startGuard() {
  const { url, embedded, stop } = await startTestDatabase('tables');
  const database = openDatabase(url, { embedded, limits: startLimits });
  const tries = tryQueries(database);
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) await tries.insertTry('failure', trier);
  };
  return { url, embedded, tries, guard: signInGuard(database), fail, stop: () => database.close().then(stop) };
}
let shop: Awaited<ReturnType<typeof startGuard>>;

// A busy machine is slow, not wrong.
beforeAll(async () => {
  shop = await startGuard();
});
afterAll(() => shop.stop());

test('a right password while others use up the last tries is refused too; after that nothing is compared', async () => {
  const right = async () => {
    await shop.fail(8);
    return true;
  };
  await expect(shop.guard.compare(trier, right)).rejects.toThrow(Refusal);
  const compare = jest.fn(async () => true);
  await expect(shop.guard.compare(trier, compare)).rejects.toThrow('Wait 15 minutes');
  expect(compare).not.toHaveBeenCalled();
});

test('a try that could not be compared does not count as a failure', async () => {
  const elsewhere = { account: 'bob', address: '192.0.2.1' };
  const broken = async () => {
    throw new Error('The queue is full.');
  };
  for (let n = 0; n < 9; n++) await expect(shop.guard.compare(elsewhere, broken)).rejects.toThrow('The queue is full.');
  expect(await shop.guard.compare(elsewhere, async () => true)).toBe(true);
});

test('of 20 simultaneous failures in two processes exactly 8 are counted', async () => {
  const other = openDatabase(shop.url, { embedded: shop.embedded, limits: startLimits });
  const crowd = { account: 'eve', address: '198.51.100.1' };
  const both = [shop.tries, tryQueries(other)];
  const waits = await Promise.all(
    Array.from({ length: 10 }, () => both.map((each) => each.insertTry('failure', crowd))).flat(),
  );
  await other.close();
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(8);
});
