import { openFolderStore } from '../../store/folderStore.ts';
import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../../testing/sampleRelease.ts';
import { Heads } from './Heads.ts';

afterAll(removeTemporaryFolders);

/** A log of some entries, and how often each of them was read. */
async function openLog() {
  const store = openFolderStore(temporaryFolder());
  const append = (digit: string) =>
    appendNext(store, 'local', {
      at: '2026-01-02T00:00:00.000Z',
      by: 'ana',
      action: 'activate',
      changes: { cart: idOf(digit) },
    });
  for (const digit of ['a', 'b', 'c']) await append(digit);
  const reads: string[] = [];
  const get: typeof store.get = async (key, most) => {
    reads.push(key);
    return store.get(key, most);
  };
  const errors: unknown[] = [];
  const heads = new Heads({ ...store, get }, { onError: (error) => errors.push(error) });
  return { heads, append, reads, errors };
}

test('Calls that come while a log is read for the first time wait for that look, and find what was written since', async () => {
  const { heads, append, reads } = await openLog();
  const ahead = heads.readAhead(['local']);
  const both = await Promise.all([heads.readFolded('local'), heads.readFolded('local')]);
  expect(both.map(({ log }) => log.live)).toEqual([{ cart: idOf('c') }, { cart: idOf('c') }]);
  await ahead;
  expect(reads).toHaveLength(3);
  await append('d');
  expect((await heads.readFolded('local')).log.live).toEqual({ cart: idOf('d') });
  expect(reads).toHaveLength(4);
});

test('A log that cannot be read ahead is reported, and the others are read', async () => {
  const { heads, reads, errors } = await openLog();
  await heads.readAhead(['NOT A NAME', 'local']);
  expect([errors.length, reads.length]).toEqual([1, 3]);
  await expect(heads.readEntries('NOT A NAME')).rejects.toThrow('not a valid environment name');
});
