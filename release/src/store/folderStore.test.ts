import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { disk } from './fileAccess.ts';
import { openFolderStore } from './folderStore.ts';

afterAll(removeTemporaryFolders);

test('a stored value can be read and is never replaced', async () => {
  const store = openFolderStore(temporaryFolder());
  expect(await store.putIfAbsent('log/local/00000001', 'first')).toBe(true);
  expect(await store.putIfAbsent('log/local/00000001', 'second')).toBe(false);
  expect(String(await store.get('log/local/00000001'))).toBe('first');
});

test('of twenty concurrent writers of one key exactly one wins, and its bytes are stored', async () => {
  const store = openFolderStore(temporaryFolder());
  const texts = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
  const won = await Promise.all(texts.map((text) => store.putIfAbsent('key', text)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(String(await store.get('key'))).toBe(texts[won.indexOf(true)]);
});

test('list returns the keys with a prefix, sorted, even if the prefix ends inside a name', async () => {
  const store = openFolderStore(temporaryFolder());
  for (const key of ['log/b/2', 'log/b/10', 'log/a/1', 'log2/c', 'logs']) await store.putIfAbsent(key, '');
  expect(await store.list('log/')).toEqual(['log/a/1', 'log/b/10', 'log/b/2']);
  expect(await store.list('log')).toEqual(['log/a/1', 'log/b/10', 'log/b/2', 'log2/c', 'logs']);
  expect(await store.list('log/b/1')).toEqual(['log/b/10']);
  expect(await store.list('nothing/here/')).toEqual([]);
});

test('a half-written file of a crash is never listed and never read', async () => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(join(folder, '.tmp', '42-half'), '{"n":');
  await store.putIfAbsent('log/local/00000001', '{}');
  expect(await store.list('')).toEqual(['log/local/00000001']);
  await expect(store.get('.tmp/42-half')).rejects.toThrow('begins with a dot');
});

test.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', 'a/', '', '.hidden', 'a\\b', 'c:d', 'a\nb', 'x'.repeat(600)])(
  'the key %j is refused',
  async (key) => {
    const store = openFolderStore(temporaryFolder());
    await expect(store.putIfAbsent(key, '')).rejects.toThrow('is not a valid key of the release store');
    await expect(store.get(key)).rejects.toThrow('is not a valid key');
    await expect(store.delete(key)).rejects.toThrow('is not a valid key');
  },
);

test('deleting a missing key is not an error', async () => {
  const store = openFolderStore(temporaryFolder());
  await store.putIfAbsent('a/b', '1');
  await store.delete('a/b');
  await store.delete('a/b');
  expect(await store.get('a/b')).toBeUndefined();
});

test.each([
  ['ENOSPC', /disk is full. Free some space/],
  ['EROFS', /read-only. Make it writable/],
  ['EACCES', /Change its permissions/],
])('the error for %s names the fix, and no file is left behind', async (code, fix) => {
  const folder = temporaryFolder();
  const write = async (path: string, bytes: Uint8Array | string) => {
    await disk.write(path, bytes.slice(0, 2));
    throw Object.assign(new Error(code), { code });
  };
  const store = openFolderStore(folder, { ...disk, write });
  await expect(store.putIfAbsent('log/local/00000001', '{"n":1}')).rejects.toThrow(fix);
  expect(await store.list('')).toEqual([]);
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
});

test.each(['makeFolder', 'write', 'link'] as const)(
  'a disk that is full at "%s" keeps its keys and accepts the new one when there is space',
  async (step) => {
    const folder = temporaryFolder();
    let isFull = true;
    const full = async (...args: [never, never]) => {
      if (isFull) throw Object.assign(new Error(), { code: 'ENOSPC' });
      await disk[step](...args);
    };
    const store = openFolderStore(folder, { ...disk, [step]: full });
    await openFolderStore(folder).putIfAbsent('log/local/00000001', '1');
    await expect(store.putIfAbsent('log/local/00000002', '2')).rejects.toThrow('No file is half written');
    expect(await store.list('')).toEqual(['log/local/00000001']);
    expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
    isFull = false;
    expect(await store.putIfAbsent('log/local/00000002', '2')).toBe(true);
  },
);

test('the error for a file system without hard links says so', async () => {
  const link = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTSUP' }));
  const store = openFolderStore(temporaryFolder(), { ...disk, link });
  await expect(store.putIfAbsent('a', '1')).rejects.toThrow('has no hard links');
});
