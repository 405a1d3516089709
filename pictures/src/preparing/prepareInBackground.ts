import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import { pickEnvironment } from '@paw/node/settings/pickEnvironment.ts';
import { formatsOf, type Picture } from '../picture.ts';
import type { PicturePath } from '../picturePath.ts';
import type { PictureCache } from '../pictureCache.ts';
import { pictureKey } from '../pictureStore.ts';

/** A picture to be made, as sent to the other process, which has the masters itself. */
export interface Order {
  name: string;
  colours: readonly string[];
  width: number;
}

/** The finished picture of an order, by the order's index in the list. */
export interface Prepared {
  at: number;
  bytes: Uint8Array;
}

interface Parts {
  pictures: ReadonlyMap<string, Picture>;
  cache: PictureCache;
  log: Log;
  /** ms */
  delay: number;
}

/**
 * Makes the pictures that were not requested yet, once, in a process of the lowest priority, so that requests go first.
 * A failure is only logged: every picture is also made on its first request.
 * @returns a function that stops it
 */
export function prepareInBackground({ pictures, cache, log, delay }: Parts): () => void {
  let stop = () => {};
  const timer = setTimeout(() => {
    const missing = listUnprepared(pictures.values(), (key) => cache.has(key));
    if (missing.length === 0) return;
    const child = fork(join(import.meta.dirname, 'preparePictures.ts'), {
      serialization: 'advanced',
      env: pickEnvironment(process.env),
    });
    stop = () => child.kill();
    let made = 0;
    child.on('message', ({ at, bytes }: Prepared) => {
      const wanted = missing[at];
      if (!wanted) return;
      made++;
      void cache.keep(pictureKey(wanted), Buffer.from(bytes));
    });
    child.once('error', (error) => log.warn({ err: error }, 'Pictures cannot be made before they are asked for.'));
    child.once('exit', () => log.info(`${made} of ${missing.length} pictures were made before anyone asked for them.`));
    child.send(missing.map(({ picture, colours, width }): Order => ({ name: picture.name, colours, width })));
  }, delay);
  timer.unref();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Widths of cards first, then of the product page; rarely requested ones last. */
const ORDER = [320, 640, 160, 960, 1600];

/** Every picture, color and width that a page may show and that is not made yet. JPEG is made on request only. */
export function listUnprepared(pictures: Iterable<Picture>, isKept: (key: string) => boolean): PicturePath[] {
  const all = [...pictures]
    .filter(({ now }) => !now)
    .flatMap((picture) => {
      const colourings = picture.colourings.length ? picture.colourings : [picture.zones];
      const widths = formatsOf(picture).find(({ ending }) => ending === 'webp')?.widths ?? [];
      return widths.flatMap((width) =>
        colourings.map((colours) => ({ picture, colours, width, ending: 'webp' as const })),
      );
    });
  return all
    .filter((wanted) => !isKept(pictureKey(wanted)))
    .toSorted((one, other) => ORDER.indexOf(one.width) - ORDER.indexOf(other.width));
}
