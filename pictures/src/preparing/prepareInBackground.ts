import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import type { Picture } from '../picture.ts';
import type { PictureCache } from '../pictureCache.ts';
import { pictureKey } from '../pictureStore.ts';
import { listUnprepared } from './listUnprepared.ts';

/** Of a picture that is to be made: what goes to the other process, which has the masters itself. */
export interface Order {
  name: string;
  colours: readonly string[];
  width: number;
}

/** The picture of an order, by the order's place in the list. */
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
 * Makes what nobody has asked for yet, once, in a process of the lowest priority: requests for pages go first.
 * Answers how to stop it. A failure is a line in the log: every picture is made on its first request anyway.
 */
export function prepareInBackground({ pictures, cache, log, delay }: Parts): () => void {
  let stop = () => {};
  const timer = setTimeout(() => {
    const missing = listUnprepared(pictures.values(), (key) => cache.has(key));
    if (missing.length === 0) return;
    const child = fork(join(import.meta.dirname, 'preparePictures.ts'), { serialization: 'advanced' });
    stop = () => child.kill();
    let made = 0;
    child.on('message', ({ at, bytes }: Prepared) => {
      const address = missing[at];
      if (!address) return;
      made++;
      void cache.keep(pictureKey(address), Buffer.from(bytes));
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
