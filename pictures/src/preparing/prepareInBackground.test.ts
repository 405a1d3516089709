import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@paw/node/createLog.ts';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import type { Picture } from '../picture.ts';
import { openPictureCache } from '../pictureCache.ts';
import { pictureKey } from '../pictureStore.ts';
import { listUnprepared, prepareInBackground } from './prepareInBackground.ts';

const picturesFolder = join(__dirname, '../..');
let folder: string;
let pictures: Map<string, Picture>;

beforeAll(async () => {
  pictures = await loadPictures(picturesFolder, readCatalogue(join(picturesFolder, '../api/data')));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every color of every product and every scene is listed once, cards first, without finished ones', () => {
  const all = listUnprepared(pictures.values(), () => false);
  const keys = all.map(pictureKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect([all[0]?.width, all.some(({ picture }) => picture.name === 'tile-dog')]).toEqual([320, true]);
  expect(listUnprepared(pictures.values(), (key) => key === keys[0])).toHaveLength(keys.length - 1);
});

test('pictures that were not requested yet are made in the background and cached', async () => {
  const few = new Map(['tile-dog', 'tile-cat'].map((name) => [name, pictures.get(name) as Picture]));
  const cache = await openPictureCache(join(folder, 'cache'));
  let isDone = () => {};
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const log = createLog('pictures', 'info', { write: (line) => line.includes('8 of 8 pictures') && isDone() });
  const stop = prepareInBackground({ pictures: few, cache, log, delay: 0 });
  await done;
  stop();
  expect(await readdir(join(folder, 'cache'))).toHaveLength(8);
  expect(listUnprepared(few.values(), (key) => cache.has(key))).toEqual([]);
  // Of the lowest priority: among other tests it may have to wait.
}, 300_000);
