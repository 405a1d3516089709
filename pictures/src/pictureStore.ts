import { createHash } from 'node:crypto';
import { limitJobs } from './limitJobs.ts';
import type { Master } from './loadMasters.ts';
import type { PictureAddress } from './pictureAddress.ts';
import type { PictureCache } from './pictureCache.ts';
import { renderPicture } from './renderPicture.ts';

export interface PictureStore {
  /** Names the bytes: the same key is the same picture, so it is the entity tag too. */
  keyOf(address: PictureAddress): string;
  /** From the cache, or rendered. */
  load(address: PictureAddress): Promise<Buffer>;
}

interface Parts {
  masters: Map<string, Master>;
  cache: PictureCache;
  /** Changes when the code that draws does, so that old files in the cache are not served. */
  codeHash: string;
  render?: typeof renderPicture;
}

/** Pictures to be made that may wait: each takes some 50 ms, and a page has about a dozen. */
const MOST_WAITING = 200;

export function createPictureStore({ masters, cache, codeHash, render = renderPicture }: Parts): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const run = limitJobs(2, MOST_WAITING);

  function masterOf({ picture }: PictureAddress): Master {
    const master = masters.get(picture.name);
    if (!master) throw new Error(`The master of "${picture.name}" was not loaded at start`);
    return master;
  }

  function keyOf(address: PictureAddress): string {
    const parts = [address.picture.name, address.colours.join('-'), address.width, masterOf(address).hash, codeHash];
    return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32);
  }

  async function findOrRender(address: PictureAddress, key: string): Promise<Buffer> {
    const kept = await cache.find(key);
    if (kept) return kept;
    const bytes = await run(() => render(masterOf(address), address.colours, address.width));
    await cache.keep(key, bytes);
    return bytes;
  }

  return {
    keyOf,
    load(address) {
      const key = keyOf(address);
      const running = underWay.get(key);
      if (running) return running;
      const bytes = findOrRender(address, key).finally(() => underWay.delete(key));
      underWay.set(key, bytes);
      return bytes;
    },
  };
}
