import { openFolderStore } from '../store/folderStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { keepMinute, readMinutes, tidySignals } from './keptSignals.ts';
import { addMinutes, emptyMinute, type MinuteCount, OTHER_ROUTES } from './MinuteCount.ts';
import { SignalKeeper } from './SignalKeeper.ts';
import type { SignalReport } from './SignalReport.ts';

const release = 'a'.repeat(16);
const START = Date.parse('2026-01-01T07:00:00Z');
const set = { set: 's', visits: 5, hurt: { throw: 1 }, entries: 4, entriesAlive: 3, rendererDeaths: 0 };
const route = { remote: 'cart', release, route: '/', sent: 2, alive: 1, failed: {}, rendered: 1, renderMs: 9 };

afterAll(removeTemporaryFolders);

function report(more: Partial<SignalReport> = {}): SignalReport {
  const at = new Date(START).toISOString();
  const counts = { routes: [route], sets: [set], visitors: [], dropped: 0 };
  return { shell: 'one', seq: 1, at, ms: 1_000, apiUp: true, ...counts, ...more };
}

const minute = (at: number): MinuteCount => ({ ...emptyMinute(new Date(at).toISOString()), reports: 1, sets: [set] });
const readAll = (store: ReleaseStore) => readMinutes(store, 'staging', START, START + 86_400_000);

test('what is reported within a minute is one object', async () => {
  const store = openFolderStore(temporaryFolder());
  const keeper = new SignalKeeper({ store, env: 'staging', instance: 'x', onError: fail });
  for (let second = 0; second < 90; second++) keeper.add(report(), START + second * 1_000);
  await keeper.end();
  const minutes = await readAll(store);
  expect(minutes.map(({ at, reports }) => [at.slice(11, 16), reports])).toEqual([
    ['07:00', 60],
    ['07:01', 30],
  ]);
  expect(minutes[0]?.sets[0]).toMatchObject({ visits: 300, hurt: { throw: 60 } });
  expect(minutes[0]?.routes[0]).toMatchObject({ sent: 120, renderMs: 540 });
});

test('two registries on one store count together', async () => {
  const store = openFolderStore(temporaryFolder());
  await keepMinute(store, 'staging', minute(START), 'x');
  await keepMinute(store, 'staging', minute(START), 'y');
  expect((await readAll(store)).map(({ reports }) => reports)).toEqual([2]);
});

test('an hour that has passed becomes one object with the same minutes', async () => {
  const store = openFolderStore(temporaryFolder());
  for (let n = 0; n < 60; n++) await keepMinute(store, 'staging', minute(START + n * 60_000), 'x');
  const before = await readAll(store);
  await tidySignals(store, 'staging', START + 66 * 60_000);
  expect(await store.list('signals/')).toEqual(['signals/staging/2026-01-01T07/hour']);
  expect(await readAll(store)).toEqual(before);
});

test('a removal that was interrupted counts no minute twice, and a late minute is kept', async () => {
  const store = openFolderStore(temporaryFolder());
  await keepMinute(store, 'staging', minute(START), 'x');
  await tidySignals(store, 'staging', START + 66 * 60_000);
  await keepMinute(store, 'staging', minute(START), 'x');
  await keepMinute(store, 'staging', minute(START), 'late');
  expect((await readAll(store)).map(({ reports }) => reports)).toEqual([2]);
  await tidySignals(store, 'staging', START + 67 * 60_000);
  expect((await readAll(store)).map(({ reports }) => reports)).toEqual([2]);
});

test('what is older than 30 days is removed', async () => {
  const store = openFolderStore(temporaryFolder());
  await keepMinute(store, 'staging', minute(START), 'x');
  await tidySignals(store, 'staging', START + 31 * 86_400_000);
  expect(await store.list('signals/')).toEqual([]);
});

test('routes beyond two hundred are counted together', () => {
  const routes = Array.from({ length: 300 }, (_, n) => ({ ...route, route: `/${n}` }));
  const sum = addMinutes(emptyMinute(''), { ...emptyMinute(''), routes });
  expect(sum.routes).toHaveLength(201);
  expect(sum.routes.find((one) => one.route === OTHER_ROUTES)?.sent).toBe(200);
});

test('an object that someone has broken is left out', async () => {
  const store = openFolderStore(temporaryFolder());
  await keepMinute(store, 'staging', minute(START), 'x');
  await store.putIfAbsent('signals/staging/2026-01-01T07/01-x', 'not what was written');
  expect(await readAll(store)).toHaveLength(1);
});

function fail(error: unknown): never {
  throw error;
}
