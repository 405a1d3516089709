/** What is undone when a shell refuses an activation, while other people activate too. */
import { appendEntry, readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { foldLog } from '../store/releaseSetFold.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { takeBack } from './takeBack.ts';

afterAll(removeTemporaryFolders);

const read = async (store: ReleaseStore) => foldLog(await readLog(store, 'local'));

async function activate(store: ReleaseStore, by: string, changes: Record<string, string>): Promise<LogEntry> {
  const entry = { at: '2026-01-01T00:00:00.000Z', by, action: 'activate', changes } as const;
  return appendEntry(store, 'local', (await read(store)).n, entry);
}

/** Ana replaces cart a and catalog d by cart b and catalog e, and a shell refuses that. */
async function refusedActivation() {
  const store = openFolderStore(temporaryFolder());
  await activate(store, 'ana', { cart: idOf('a'), catalog: idOf('d') });
  const before = await read(store);
  const refused = await activate(store, 'ana', { cart: idOf('b'), catalog: idOf('e') });
  return { store, takeBack: (from = store) => takeBack(from, 'local', before, refused, 'broken') };
}

test('all releases of a refused activation give way to those before them, and are abandoned', async () => {
  const { store, takeBack } = await refusedActivation();
  await takeBack();
  const { live, abandoned } = await read(store);
  expect(live).toEqual({ cart: idOf('a'), catalog: idOf('d') });
  expect(abandoned).toMatchObject({ cart: [{ id: idOf('b') }], catalog: [{ id: idOf('e') }] });
});

test('a newer cart that Bob activated meanwhile stays live: only the catalog is taken back', async () => {
  const { store, takeBack } = await refusedActivation();
  await activate(store, 'bob', { cart: idOf('c') });
  await takeBack();
  const { live, abandoned } = await read(store);
  expect(live).toEqual({ cart: idOf('c'), catalog: idOf('d') });
  expect(abandoned.cart ?? []).toEqual([]);
});

test('a newer cart that Bob activates in the middle of taking back stays live too', async () => {
  const { store, takeBack } = await refusedActivation();
  const bob = jest.fn(() => activate(store, 'bob', { cart: idOf('c') }));
  const putIfAbsent: ReleaseStore['putIfAbsent'] = async (...all) => {
    if (!bob.mock.calls.length) await bob();
    return store.putIfAbsent(...all);
  };
  await takeBack({ ...store, putIfAbsent });
  expect((await read(store)).live).toEqual({ cart: idOf('c'), catalog: idOf('d') });
});

test('with everything replaced meanwhile there is nothing to take back', async () => {
  const { store, takeBack } = await refusedActivation();
  await activate(store, 'bob', { cart: idOf('c'), catalog: idOf('f') });
  expect(await takeBack()).toBeUndefined();
  expect((await read(store)).live).toEqual({ cart: idOf('c'), catalog: idOf('f') });
});
