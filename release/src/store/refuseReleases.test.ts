/** What a shell takes back when it refuses releases, while other people activate too. */
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { appendEntry, readLog } from './activationLog.ts';
import { openFolderStore } from './folderStore.ts';
import type { LogEntry } from './logEntry.ts';
import { refuseReleases } from './refuseReleases.ts';
import { foldLog } from './releaseSetFold.ts';
import type { ReleaseStore } from './releaseStore.ts';

afterAll(removeTemporaryFolders);

const read = async (store: ReleaseStore) => foldLog(await readLog(store, 'local'));

async function append(store: ReleaseStore, changes: Record<string, string>, draft: Partial<LogEntry> = {}) {
  const entry = { at: '2026-01-01T00:00:00.000Z', by: 'ana', action: 'activate', changes, ...draft } as const;
  return appendEntry(store, 'local', (await read(store)).n, entry);
}

const leftOut = {
  cart: { release: idOf('b'), error: 'It throws.' },
  catalog: { release: idOf('e'), error: 'It throws.' },
};

/** Cart a and catalog d give way to cart b and catalog e, which a shell refuses. */
async function openRefused() {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('a'), catalog: idOf('d') });
  await append(store, { cart: idOf('b'), catalog: idOf('e') });
  return { store, refuse: (from = store) => refuseReleases(from, 'local', 'shell http://x', leftOut) };
}

test('what a shell refuses gives way to the release before it, and is abandoned for its reason', async () => {
  const { store, refuse } = await openRefused();
  expect(await refuse()).toMatchObject({ n: 3, action: 'refuse', by: 'shell http://x', reason: 'It throws.' });
  const { live, abandoned } = await read(store);
  expect(live).toEqual({ cart: idOf('a'), catalog: idOf('d') });
  expect(abandoned).toMatchObject({ cart: [{ id: idOf('b') }], catalog: [{ id: idOf('e') }] });
});

test('what another shell refused already is written once', async () => {
  const { store, refuse } = await openRefused();
  await refuse();
  expect(await refuse()).toBeUndefined();
  expect(await readLog(store, 'local')).toHaveLength(3);
});

test('a newer cart that Bob activates in the middle stays live, and is not blamed', async () => {
  const { store, refuse } = await openRefused();
  const bob = jest.fn(() => append(store, { cart: idOf('c') }, { by: 'bob' }));
  const putIfAbsent: ReleaseStore['putIfAbsent'] = async (...all) => {
    if (!bob.mock.calls.length) await bob();
    return store.putIfAbsent(...all);
  };
  await refuse({ ...store, putIfAbsent });
  const { live, abandoned } = await read(store);
  expect(live).toEqual({ cart: idOf('c'), catalog: idOf('d') });
  expect(abandoned.cart ?? []).toEqual([]);
});

test('a first release that is refused leaves none live', async () => {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('b') });
  await refuseReleases(store, 'local', 'shell', leftOut);
  expect((await read(store)).live).toEqual({});
});

test('a rollback with nothing further back stays in the log', async () => {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('b') });
  await append(store, { cart: idOf('c') });
  await append(store, { cart: idOf('b') }, { action: 'rollback', abandoned: { cart: idOf('c') } });
  expect(await refuseReleases(store, 'local', 'shell', leftOut)).toBeUndefined();
  expect((await read(store)).live).toEqual({ cart: idOf('b') });
});
