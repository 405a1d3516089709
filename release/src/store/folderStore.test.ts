import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { testStoreContract } from '../testing/storeContract.ts';
import { disk } from './fileAccess.ts';
import { openFolderStore } from './folderStore.ts';

afterAll(removeTemporaryFolders);

testStoreContract(() => openFolderStore(temporaryFolder()));

test('a half-written file of a crash is never listed and never read', async () => {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  mkdirSync(join(folder, '.tmp'));
  writeFileSync(join(folder, '.tmp', '42-half'), '{"n":');
  await store.putIfAbsent('log/local/00000001', '{}');
  expect(await store.list('')).toEqual(['log/local/00000001']);
  await expect(store.get('.tmp/42-half')).rejects.toThrow('begins with a dot');
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
