import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { AdminLog } from './adminLog.ts';
import { issueToken } from './tokens.ts';
import { readTokenUses, TokenUses } from './TokenUses.ts';

const minute = 60_000;

afterAll(removeTemporaryFolders);

async function openUses() {
  const store = openFolderStore(temporaryFolder());
  const log = new AdminLog(store);
  const request = { name: 'ci', role: 'viewer', remotes: [], lifetime: 60 * minute } as const;
  const { id } = (await issueToken(log, 'Ana', request)).token;
  const onError = (error: unknown) => {
    throw error;
  };
  const uses = new TokenUses({ store, log, onError });
  const note = async (now: number, token = id) => {
    uses.note(token, now);
    await uses.end();
  };
  return { store, id, note, log };
}

test('The last use of a token is known to ten minutes, with one key in the store', async () => {
  const { store, id, note } = await openUses();
  const start = Date.now();
  for (const after of [0, 9, 11, 12]) await note(start + after * minute);
  expect(await readTokenUses(store)).toEqual(new Map([[id, new Date(start + 11 * minute).toISOString()]]));
  expect(await store.list('token-uses/')).toHaveLength(1);
});

test('Uses of what is over are removed within an hour', async () => {
  const { store, id, note } = await openUses();
  const start = Date.now();
  await note(start);
  await note(start, '0123456789ab');
  expect((await readTokenUses(store)).size).toBe(2);
  await note(start + 61 * minute);
  expect([...(await readTokenUses(store)).keys()]).toEqual([id]);
});

test('A store that cannot be written to stops no call, and the next use is tried again', async () => {
  const { store, id, log } = await openUses();
  const errors: unknown[] = [];
  let isBroken = true;
  const putIfAbsent: typeof store.putIfAbsent = async (key, bytes) => {
    if (isBroken) throw new Error('the disk is full');
    return store.putIfAbsent(key, bytes);
  };
  const uses = new TokenUses({ store: { ...store, putIfAbsent }, log, onError: (error) => errors.push(error) });
  uses.note(id);
  await uses.end();
  isBroken = false;
  uses.note(id);
  await uses.end();
  expect([errors.length, (await readTokenUses(store)).size]).toEqual([1, 1]);
});
