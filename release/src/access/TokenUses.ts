import type { ReleaseStore } from '../store/releaseStore.ts';
import type { AdminLog } from './adminLog.ts';

/** A use is written again after so long. ms */
const PACE = 10 * 60_000;
/** What is over is looked for so often. ms */
const CLEAN_EVERY = 3_600_000;

interface UsesOptions {
  store: ReleaseStore;
  log: Pick<AdminLog, 'read'>;
  /** A use could not be written: the next one is. */
  onError: (error: unknown) => void;
}

/**
 * When tokens and sessions were last used, to ten minutes. A value in the store never changes, so each use is a key of
 * its own, and the one before is removed.
 */
export class TokenUses {
  private readonly options: UsesOptions;
  private readonly noted = new Map<string, number>();
  private readonly writing = new Set<Promise<void>>();
  private cleaned = 0;

  constructor(options: UsesOptions) {
    this.options = options;
  }

  /** No call waits for it, or fails by it. @param now ms since 1970 */
  note(id: string, now = Date.now()): void {
    if (now - (this.noted.get(id) ?? 0) < PACE) return;
    this.noted.set(id, now);
    const written = this.write(id, now).catch((error: unknown) => {
      this.noted.delete(id);
      this.options.onError(error);
    });
    this.writing.add(written);
    void written.finally(() => this.writing.delete(written));
  }

  /** Waits for what is being written. */
  async end(): Promise<void> {
    await Promise.all(this.writing);
  }

  private async write(id: string, now: number): Promise<void> {
    const { store } = this.options;
    const earlier = await store.list(`${PREFIX}${id}/`);
    await store.putIfAbsent(`${PREFIX}${id}/${String(now).padStart(13, '0')}`, '');
    await this.remove(earlier);
    if (now - this.cleaned < CLEAN_EVERY) return;
    this.cleaned = now;
    const { tokens } = await this.options.log.read();
    const isOver = (key: string) => !tokens.has(key.slice(PREFIX.length).split('/')[0] ?? '');
    await this.remove((await store.list(PREFIX)).filter(isOver));
    for (const known of this.noted.keys()) if (!tokens.has(known)) this.noted.delete(known);
  }

  private async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.options.store.delete(key);
  }
}

const PREFIX = 'token-uses/';

/** Id of a token or session → when it was last used, ISO, UTC. */
export async function readTokenUses(store: ReleaseStore): Promise<Map<string, string>> {
  // Sorted, so that of an id the last key is the newest.
  return new Map(
    (await store.list(PREFIX)).map((key) => {
      const [id = '', at] = key.slice(PREFIX.length).split('/');
      return [id, new Date(Number(at)).toISOString()];
    }),
  );
}
