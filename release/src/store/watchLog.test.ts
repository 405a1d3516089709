import { appendNext } from '../testing/appendNext.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openFolderStore } from './folderStore.ts';
import { watchLog } from './watchLog.ts';

const draft = { at: '2026-01-01T00:00:00.000Z', by: 'ana', action: 'activate', changes: { cart: idOf('a') } } as const;

afterAll(removeTemporaryFolders);

async function until(isTrue: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > 60_000) throw new Error('It did not come.');
    await new Promise((done) => setTimeout(done, 5));
  }
}

test.each(['watching', 'polling'])('%s reports the last entry, then each new one', async (how) => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  await appendNext(store, 'local', draft);
  const seen: number[] = [];
  const pollMs = how === 'watching' ? 60_000 : 20;
  const watched = how === 'watching' ? store : { ...store, folder: undefined };
  const watch = watchLog(watched, 'local', (n) => void seen.push(n), { pollMs });
  await until(() => seen.includes(1));
  await appendNext(store, 'local', draft);
  await until(() => seen.includes(2));
  watch.close();
  await appendNext(store, 'local', draft);
  await new Promise((done) => setTimeout(done, 60));
  expect(seen).toEqual([1, 2]);
});

test('a log that does not exist yet is followed from its first entry', async () => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const seen: number[] = [];
  const watch = watchLog(store, 'local', (n) => void seen.push(n), { pollMs: 20 });
  await until(() => seen.includes(0));
  await appendNext(store, 'local', draft);
  await until(() => seen.includes(1));
  watch.close();
  expect(seen).toEqual([0, 1]);
});

test('each entry has its own call, one call at a time', async () => {
  const store = openFolderStore(temporaryFolder());
  const seen: number[] = [];
  let running = 0;
  const slow = async (n: number) => {
    expect(++running).toBe(1);
    if (n === 0) for (let next = 0; next < 3; next++) await appendNext(store, 'local', draft);
    running--;
    seen.push(n);
  };
  const watch = watchLog(store, 'local', slow, { pollMs: 10 });
  await until(() => seen.includes(3));
  watch.close();
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('a failing store is reported, and followed again when it works', async () => {
  const store = openFolderStore(temporaryFolder());
  let isBroken = true;
  const list = async (prefix: string) => {
    if (isBroken) throw new Error('gone');
    return store.list(prefix);
  };
  const seen: number[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const watch = watchLog({ ...store, list }, 'local', (n) => void seen.push(n), { pollMs: 10, onError });
  await until(() => errors.length > 0);
  isBroken = false;
  await until(() => seen.includes(0));
  watch.close();
  expect(errors[0]).toEqual(new Error('gone'));
});

test('an entry is repeated after its call threw', async () => {
  const store = openFolderStore(temporaryFolder());
  await appendNext(store, 'local', draft);
  const seen: number[] = [];
  const onChange = (n: number) => {
    seen.push(n);
    if (seen.length === 1) throw new Error('no space left');
  };
  const watch = watchLog(store, 'local', onChange, { pollMs: 10 });
  await until(() => seen.length === 2);
  watch.close();
  expect(seen).toEqual([1, 1]);
});

test('an entry that is announced while the log is read is seen without the next poll', async () => {
  const disk = openFolderStore(temporaryFolder());
  const seen: number[] = [];
  let reads = 0;
  let announced: Promise<void> | undefined;
  const get = async (key: string) => {
    const bytes = await disk.get(key);
    // After the read that finds nothing, and before the watch knows it.
    if (!reads++) announced = appendNext(disk, 'local', draft).then(() => watch.look());
    await announced;
    return bytes;
  };
  const watch = watchLog({ ...disk, folder: undefined, get }, 'local', (n) => void seen.push(n), { pollMs: 60_000 });
  await until(() => seen.includes(1));
  watch.close();
  expect(seen).toEqual([0, 1]);
});
