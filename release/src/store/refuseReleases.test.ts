/** Refusals by a shell while other users activate releases. */
import { appendNext } from '../testing/appendNext.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { readLog } from './activationLog.ts';
import { openFolderStore } from './folderStore.ts';
import type { LogEntry } from './logEntry.ts';
import { refuseReleases } from './refuseReleases.ts';
import { foldLog } from './foldLog.ts';
import type { ReleaseStore } from './releaseStore.ts';

afterAll(removeTemporaryFolders);

const read = async (store: ReleaseStore) => foldLog(await readLog(store, 'local'));

async function append(store: ReleaseStore, changes: Record<string, string>, draft: Partial<LogEntry> = {}) {
  const entry = { at: '2026-01-01T00:00:00.000Z', by: 'ana', action: 'activate', changes, ...draft } as const;
  return appendNext(store, 'local', entry);
}

const leftOut = {
  cart: { release: idOf('b'), error: 'It throws.' },
  catalog: { release: idOf('e'), error: 'It throws.' },
};

/** Cart b and catalog e replace cart a and catalog d, and a shell refuses them. */
async function openRefused() {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('a'), catalog: idOf('d') });
  await append(store, { cart: idOf('b'), catalog: idOf('e') });
  return { store, refuse: (from = store) => refuseReleases(from, 'local', 'shell http://x', leftOut) };
}

test('a refused release is rolled back to the one before and abandoned with the reason', async () => {
  const { store, refuse } = await openRefused();
  expect(await refuse()).toMatchObject({ n: 3, action: 'refuse', by: 'shell http://x', reason: 'It throws.' });
  const { live, abandoned } = await read(store);
  expect(live).toEqual({ cart: idOf('a'), catalog: idOf('d') });
  expect(abandoned).toMatchObject({ cart: [{ id: idOf('b') }], catalog: [{ id: idOf('e') }] });
});

test('a release that another shell has refused already is refused once', async () => {
  const { store, refuse } = await openRefused();
  await refuse();
  expect(await refuse()).toBeUndefined();
  expect(await readLog(store, 'local')).toHaveLength(3);
});

test('a newer cart that Bob activates in the meantime stays live and is not refused', async () => {
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

test('after the refusal of a first release the remote has no live release', async () => {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('b') });
  await refuseReleases(store, 'local', 'shell', leftOut);
  expect((await read(store)).live).toEqual({});
});

test('a rollback without an earlier release is not refused', async () => {
  const store = openFolderStore(temporaryFolder());
  await append(store, { cart: idOf('b') });
  await append(store, { cart: idOf('c') });
  await append(store, { cart: idOf('b') }, { action: 'rollback', abandoned: { cart: idOf('c') } });
  expect(await refuseReleases(store, 'local', 'shell', leftOut)).toBeUndefined();
  expect((await read(store)).live).toEqual({ cart: idOf('b') });
});
