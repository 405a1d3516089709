import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@paw/node/createLog.ts';
import sharp from 'sharp';
import { readCatalogue } from '../catalogue.ts';
import { loadPictures } from '../loadPictures.ts';
import type { Picture } from '../picture.ts';
import { openPictureCache, type PictureCache } from '../pictureCache.ts';
import { type MadePicture, pictureKey } from '../pictureStore.ts';
import { listUnprepared } from './listUnprepared.ts';
import { PicturesToMake } from './PicturesToMake.ts';

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

const few = () => ['tile-dog', 'tile-cat'].map((name) => pictures.get(name) as Picture);

/** Lets the work begin, and waits for the end of all of it. @returns what was logged then */
async function untilMade(cache: PictureCache, begin: (toMake: PicturesToMake) => void): Promise<string> {
  let toMake: PicturesToMake | undefined;
  const line = await new Promise<string>((resolve) => {
    const write = (one: string) => one.includes('pictures were made') && resolve(one);
    toMake = new PicturesToMake(cache, createLog('pictures', 'info', { write }));
    begin(toMake);
  });
  toMake?.stop();
  return line;
}

test('pictures that were not requested yet are made in the background and cached', async () => {
  const cache = await openPictureCache(join(folder, 'cache'));
  const missing = () => listUnprepared(few(), (key) => cache.has(key));
  await expect(untilMade(cache, (toMake) => toMake.prepare(missing()))).resolves.toContain('8 pictures were made');
  expect(await readdir(join(folder, 'cache'))).toHaveLength(8);
  expect(missing()).toEqual([]);
  // Of the lowest priority: among other tests it may have to wait.
}, 300_000);

test('an AVIF copy that was wished for several times is made once, before the rest, and is smaller', async () => {
  const cache = await openPictureCache(join(folder, 'cache'));
  const [webp] = listUnprepared(few(), () => false) as [MadePicture];
  const avif = { ...webp, ending: 'avif' as const };
  await untilMade(cache, (toMake) => {
    toMake.wish(avif);
    toMake.wish(avif);
    toMake.prepare([webp]);
  });
  const [small, large] = await Promise.all([avif, webp].map((one) => cache.find(pictureKey(one))));
  expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: webp.width });
  expect(small?.length).toBeLessThan((large?.length ?? 0) * 0.9);
}, 300_000);
