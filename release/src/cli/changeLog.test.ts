/** Changes while another writer is faster. */
import { appendNext } from '../testing/appendNext.ts';
import { planRollback } from '../plan/planRollback.ts';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { EntryDraft } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { changeLog } from './changeLog.ts';
import { readCandidate, readCurrentSet } from './readCurrentSet.ts';
import type { CommandContext } from './releaseCommand.ts';

afterAll(removeTemporaryFolders);

const at = '2026-01-01T00:00:00.000Z';
const activation = (changes: Record<string, string>): EntryDraft => ({ at, by: 'bob', action: 'activate', changes });
const rollback = (changes: Record<string, string>, abandoned: Record<string, string>): EntryDraft => ({
  ...activation(changes),
  action: 'rollback',
  abandoned,
});

/** Ana rolls cart back from b to a; `meanwhile` is written between her read and her write. */
async function rollBackCart(
  meanwhile: EntryDraft[],
  release?: string,
  { startedAt = new Date(), before }: { startedAt?: Date; before?: EntryDraft } = {},
) {
  const folder = temporaryFolder();
  const disk = openFolderStore(folder);
  for (const digit of 'ab') await publishSample(disk, 'cart', digit);
  for (const digit of ['a', 'b']) await appendNext(disk, 'local', activation({ cart: idOf(digit) }));
  if (before) await appendNext(disk, 'local', before);
  const others = [...meanwhile];
  const putIfAbsent: ReleaseStore['putIfAbsent'] = async (key, bytes) => {
    for (const entry of others.splice(0)) await appendNext(disk, 'local', entry);
    return disk.putIfAbsent(key, bytes);
  };
  const store = { ...disk, putIfAbsent };
  const context: CommandContext = {
    store,
    env: 'local',
    root: folder,
    by: () => 'ana',
    now: () => at,
    startedAt,
    args: [],
    options: { env: 'local', shell: false },
    print: () => {},
  };
  const target = await readCandidate(store, { remote: 'cart', release: idOf('a') });
  const request = { remote: 'cart', ...(release && { release }) };
  const change = changeLog(context, await readCurrentSet(store, 'local'), { requests: [request] }, ({ log, live }) =>
    planRollback(log, live, { cart: target }, { by: 'ana', at }),
  );
  return { change, readLive: async () => foldLog(await readLog(disk, 'local')).live };
}

test('entries of other remotes are no conflict', async () => {
  const { change, readLive } = await rollBackCart([
    activation({ catalog: idOf('c') }),
    activation({ content: idOf('d') }),
  ]);
  expect(await change).toMatchObject({ kind: 'written', entry: { n: 5, changes: { cart: idOf('a') } } });
  expect(await readLive()).toEqual({ cart: idOf('a'), catalog: idOf('c'), content: idOf('d') });
});

test('a release that someone else has rolled back is rolled back once', async () => {
  const { change, readLive } = await rollBackCart([rollback({ cart: idOf('a') }, { cart: idOf('b') })]);
  expect(await change).toMatchObject({
    kind: 'nothing',
    notes: [expect.stringContaining('bob rolled back to cart@a')],
  });
  expect(await readLive()).toEqual({ cart: idOf('a') });
});

test('a release that someone else has activated stays live, and the command fails', async () => {
  const { change, readLive } = await rollBackCart([activation({ cart: idOf('c') })]);
  await expect(change).rejects.toMatchObject({
    code: 'out_of_date',
    message: expect.stringMatching(
      /^Nothing was changed\.\ncart has changed since this command started: bob activated cart@c/,
    ),
  });
  expect(await readLive()).toEqual({ cart: idOf('c') });
});

test('an activation between the start of the command and its first read of the log is a conflict', async () => {
  const startedAt = new Date(Date.now() - 500);
  const { change } = await rollBackCart([], undefined, {
    startedAt,
    before: { ...activation({ cart: idOf('b') }), at: new Date().toISOString() },
  });
  await expect(change).rejects.toMatchObject({ code: 'out_of_date' });
});

test('a named target is not forced over a rollback to another one', async () => {
  const { change, readLive } = await rollBackCart([rollback({ cart: idOf('c') }, { cart: idOf('b') })], idOf('a'));
  await expect(change).rejects.toMatchObject({ code: 'out_of_date' });
  expect(await readLive()).toEqual({ cart: idOf('c') });
});
