import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureCache } from './pictureCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the least recently used picture is deleted first', async () => {
  const cache = await openPictureCache(folder, 25);
  await cache.keep('one', Buffer.alloc(10));
  await cache.keep('two', Buffer.alloc(10));
  await cache.find('one');
  await cache.keep('three', Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual(['one', 'three']);
  expect(await cache.find('two')).toBeUndefined();
});

test('half-written files of a killed process are deleted', async () => {
  await writeFile(join(folder, 'one.1234.tmp'), 'half');
  await openPictureCache(folder);
  expect(await readdir(folder)).toEqual([]);
});
