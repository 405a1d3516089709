import type { ReleaseStore } from '../store/releaseStore.ts';
import { keepMinute, tidySignals } from './keptSignals.ts';
import { addMinutes, emptyMinute, type MinuteCount, minuteOf } from './MinuteCount.ts';
import type { SignalReport } from './SignalReport.ts';

const MINUTE = 60_000;
const TIDY_EVERY = 10 * MINUTE;

interface KeeperOptions {
  store: ReleaseStore;
  env: string;
  /** Of this process. */
  instance: string;
  onError: (error: unknown) => void;
}

/** Adds up what shells report, and writes it once a minute. What could not be written is lost: the shop does not wait. */
export class SignalKeeper {
  readonly #options: KeeperOptions;
  #current: MinuteCount | undefined;
  #tidied = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** @param now ms since 1970 */
  add(report: SignalReport, now: number): void {
    const at = new Date(Math.floor(now / MINUTE) * MINUTE).toISOString();
    if (this.#current && this.#current.at !== at) this.flush();
    // Added to an empty one, so that the limits hold for the first report, too.
    this.#current = addMinutes(this.#current ?? emptyMinute(at), minuteOf(report, at));
  }

  /** Writes a minute that is over, and tidies up now and then. */
  advance(now: number): void {
    if (this.#current && now - Date.parse(this.#current.at) >= MINUTE) this.flush();
    if (now - this.#tidied < TIDY_EVERY) return;
    this.#tidied = now;
    this.#write((store, env) => tidySignals(store, env, now));
  }

  flush(): void {
    const minute = this.#current;
    this.#current = undefined;
    if (minute) this.#write((store, env) => keepMinute(store, env, minute, this.#options.instance));
  }

  /** Writes what there is. */
  async end(): Promise<void> {
    this.flush();
    await this.#writing;
  }

  #write(write: (store: ReleaseStore, env: string) => Promise<void>): void {
    const { store, env, onError } = this.#options;
    this.#writing = this.#writing.then(() => write(store, env)).catch(onError);
  }
}
