import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import { pickEnvironment } from '@paw/node/settings/pickEnvironment.ts';
import type { PictureCache } from '../pictureCache.ts';
import { type MadePicture, pictureKey } from '../pictureStore.ts';

/** A picture to be made, as sent to the other process, which has the masters itself. */
export interface Order {
  name: string;
  colours: readonly string[];
  width: number;
  ending: MadePicture['ending'];
}

/** The finished picture of an order, by the order's index in the list. */
export interface Prepared {
  at: number;
  bytes: Uint8Array;
}

/** Time in which more wishes may come before a process starts for them. ms */
const GATHERING = 2_000;
/** So many are made before a newer wish gets its turn. */
const BATCH = 100;
/** More wishes than that are dropped: the picture is wished for again when it is requested again. */
const MOST = 2_000;

/**
 * Pictures that nobody waits for, made by a process of the lowest priority, so that requests go first: AVIF copies of what was
 * requested, then everything that was not requested yet. A failure is only logged: every picture is also made on its
 * first request, as WebP.
 */
export class PicturesToMake {
  readonly #cache: PictureCache;
  readonly #log: Log;
  readonly #wished = new Map<string, MadePicture>();
  #rest: readonly MadePicture[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #stopChild: (() => void) | undefined;
  #isStopped = false;
  #made = 0;

  constructor(cache: PictureCache, log: Log) {
    this.#cache = cache;
    this.#log = log;
  }

  /** To be made soon. */
  wish(picture: MadePicture): void {
    if (this.#wished.size >= MOST) return;
    this.#wished.set(pictureKey(picture), picture);
    this.#soon(GATHERING);
  }

  /** To be made when nothing is wished for. */
  prepare(pictures: readonly MadePicture[]): void {
    this.#rest = pictures;
    this.#soon(0);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#next);
    this.#stopChild?.();
  }

  #soon(delay: number): void {
    if (this.#next || this.#stopChild || this.#isStopped) return;
    this.#next = setTimeout(() => this.#run(this.#take()), delay);
    this.#next.unref();
  }

  #take(): MadePicture[] {
    this.#next = undefined;
    const wished = [...this.#wished].slice(0, BATCH);
    for (const [key] of wished) this.#wished.delete(key);
    const rest = wished.length ? [] : this.#rest.slice(0, BATCH);
    this.#rest = this.#rest.slice(rest.length);
    return [...wished.map(([, picture]) => picture), ...rest].filter((one) => !this.#cache.has(pictureKey(one)));
  }

  #run(batch: readonly MadePicture[]): void {
    if (!batch.length) return this.#continue();
    const child = fork(join(import.meta.dirname, 'preparePictures.ts'), {
      serialization: 'advanced',
      env: pickEnvironment(process.env),
    });
    this.#stopChild = () => child.kill();
    child.on('message', ({ at, bytes }: Prepared) => {
      const picture = batch[at];
      if (!picture) return;
      this.#made++;
      void this.#cache.keep(pictureKey(picture), Buffer.from(bytes));
    });
    child.once('error', (error) =>
      this.#log.warn({ err: error }, 'Pictures cannot be made before they are asked for.'),
    );
    child.once('exit', () => {
      this.#stopChild = undefined;
      this.#continue();
    });
    child.send(batch.map(({ picture, ...order }): Order => ({ name: picture.name, ...order })));
  }

  #continue(): void {
    if (this.#wished.size || this.#rest.length) return this.#soon(0);
    if (this.#made) this.#log.info(`${this.#made} pictures were made that no request waited for.`);
    this.#made = 0;
  }
}
