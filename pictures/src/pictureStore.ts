import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { limitJobs } from './limitJobs.ts';
import type { PicturePath } from './picturePath.ts';
import type { PictureCache } from './pictureCache.ts';
import { renderPicture } from './renderPicture.ts';

/** A picture as a file. The ending is that of the format, which may differ from the URL's. */
export interface MadePicture extends Omit<PicturePath, 'ending'> {
  ending: PicturePath['ending'] | 'avif';
}

export interface PictureStore {
  /** From the cache, or rendered. */
  load(wanted: PicturePath): Promise<Buffer>;
  /** From the cache: undefined when it is not there. */
  find(wanted: MadePicture): Promise<Buffer | undefined>;
}

interface Parts {
  cache: PictureCache;
  render?: typeof renderPicture;
}

/** How many pictures may wait to be made: each takes some 50 ms, and a page has about a dozen. */
const MOST_WAITING = 200;

const encoder = JSON.stringify(sharp.versions);

/** The cache key of a picture's bytes; it is the ETag too. */
export function pictureKey({ picture, colours, width, ending }: MadePicture): string {
  const parts = [picture.name, picture.version, colours.join('-'), width, ending, encoder];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32);
}

export function createPictureStore({ cache, render = renderPicture }: Parts): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const run = limitJobs(2, MOST_WAITING);

  async function findOrRender(wanted: PicturePath, key: string): Promise<Buffer> {
    const kept = await cache.find(key);
    if (kept) return kept;
    const { picture, colours, width, ending } = wanted;
    const bytes = await run(() => render(picture, colours, width, ending));
    await cache.keep(key, bytes);
    return bytes;
  }

  return {
    find: (wanted) => cache.find(pictureKey(wanted)),
    load(wanted) {
      const key = pictureKey(wanted);
      const running = underWay.get(key);
      if (running) return running;
      const bytes = findOrRender(wanted, key).finally(() => underWay.delete(key));
      underWay.set(key, bytes);
      return bytes;
    },
  };
}
