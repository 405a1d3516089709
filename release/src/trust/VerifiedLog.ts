import type { LogEntry } from '../store/logEntry.ts';
import type { ReleaseProblem } from '../store/releaseProblem.ts';
import { foldLog } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { checkedEnv, keys } from '../store/storeKeys.ts';
import { untrusted } from '../store/envelope.ts';
import { decodeLogObject, describeObject } from '../store/logObject.ts';
import { readAllBounded } from './readBounded.ts';
import { sha256 } from '../store/logPlace.ts';
import type { VerifiedRoot } from './root.ts';
import type { Head, TrustMemory } from './trustFolder.ts';
import { emptyPrefix, extend, type Prefix, verifyEntry } from './verifyEntry.ts';

/** Clocks of two machines may differ by so much. ms */
export const CLOCK_SKEW = 5 * 60_000;
const MOST_ENTRIES = 1_000_000;
const ROLLBACK_ATTACK =
  'Someone shows an old log as the newest one, or has changed it: restore it from a backup. What was verified before stays.';

export interface VerifiedLogOptions {
  /** Versions of the root, oldest first. */
  roots: () => readonly VerifiedRoot[];
  memory: TrustMemory;
  /** Something that is odd, and no reason to refuse. */
  onWarning?: (text: string) => void;
  now?: () => number;
  /** ms that the store may take for one object. */
  within?: number;
}

/** The log of one environment, of which nothing is handed out that was not verified. */
export class VerifiedLog {
  private readonly store: ReleaseStore;
  private readonly options: VerifiedLogOptions;
  private verified: LogEntry[] = [];
  private at: Prefix;
  private remembered: Head | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(store: ReleaseStore, env: string, options: VerifiedLogOptions) {
    this.store = store;
    this.options = options;
    this.at = emptyPrefix(checkedEnv(env));
  }

  /** The last verified beginning of the log. */
  get entries(): readonly LogEntry[] {
    return this.verified;
  }

  get prefix(): Readonly<Prefix> {
    return this.at;
  }

  /**
   * Reads on, and verifies each new entry.
   * @throws ReleaseProblem `untrusted` at the first one that is not in order; {@link entries} ends before it
   */
  read(): Promise<readonly LogEntry[]> {
    const done = this.turn.then(() => this.readOn());
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async readOn(): Promise<readonly LogEntry[]> {
    const { env } = this.at;
    const roots = this.options.roots();
    const seen = await this.options.memory.readHead(env);
    const last = Number((await this.store.list(`log/${env}/`)).at(-1)?.split('/').at(-1) ?? 0);
    const least = Math.max(this.at.n, seen?.n ?? 0, this.anchorOf(roots));
    if (!(last >= least)) throw shorter(env, last, least);
    if (last > MOST_ENTRIES) throw untrusted(`The log of "${env}"`, `has more than ${MOST_ENTRIES} entries`);
    await this.checkHead();
    // What has not reached an anchor, or what was seen before, may still be the beginning of another log.
    const before = { at: this.at, entries: [...this.verified] };
    try {
      await this.verifyUpTo(last, least, roots, seen);
    } catch (error) {
      if (this.at.n < least) {
        this.verified = before.entries;
        this.at = { ...before.at, folded: foldLog(before.entries) };
      }
      throw error;
    } finally {
      await this.remember(roots);
    }
    return this.verified;
  }

  /** In parts: a log of years is never in memory twice. */
  private async verifyUpTo(
    last: number,
    least: number,
    roots: readonly VerifiedRoot[],
    seen: Head | undefined,
  ): Promise<void> {
    const { env } = this.at;
    while (this.at.n < last) {
      const first = this.at.n + 1;
      const numbers = Array.from({ length: Math.min(1_000, last - this.at.n) }, (_, index) => first + index);
      const objects = await readAllBounded(
        this.store,
        numbers.map((n) => keys.log(env, n)),
        this.options.within,
      );
      for (const [index, bytes] of objects.entries()) {
        const n = first + index;
        const object = decodeLogObject(bytes, env, n);
        if (!object || !bytes)
          throw untrusted(describeObject(env, n), 'is missing, or cannot be read', ROLLBACK_ATTACK);
        // The chain leads from here to what was verified before.
        const isKnown = seen !== undefined && n <= seen.n && n <= least && seen.root === roots.length;
        verifyEntry(this.at, object, roots, isKnown);
        const next = extend(this.at, object.entry, bytes, roots);
        if (n === seen?.n && next.hash !== seen.hash) throw differs(env, n);
        this.at = next;
        this.verified.push(object.entry);
        this.checkClock(object.entry);
      }
    }
  }

  /** The last entry that was taken in must still be the same bytes. */
  private async checkHead(): Promise<void> {
    const { env, n, hash } = this.at;
    if (!n) return;
    const [bytes] = await readAllBounded(this.store, [keys.log(env, n)], this.options.within);
    if (!bytes || sha256(bytes) !== hash) throw differs(env, n);
  }

  private anchorOf(roots: readonly VerifiedRoot[]): number {
    const anchors = roots.at(-1)?.root.anchors ?? {};
    return Object.hasOwn(anchors, this.at.env) ? (anchors[this.at.env]?.n ?? 0) : 0;
  }

  /** Only writers refuse such an entry: a reader that did would stop every shop because of one wrong clock. */
  private checkClock({ n, at }: LogEntry): void {
    const { now = Date.now, onWarning } = this.options;
    const ahead = Date.parse(at) - now();
    if (!(ahead > CLOCK_SKEW) || !onWarning) return;
    const minutes = Math.round(ahead / 60_000);
    onWarning(
      `${describeObject(this.at.env, n)} is dated ${minutes} minutes in the future: look at the writer's clock.`,
    );
  }

  private async remember(roots: readonly VerifiedRoot[]): Promise<void> {
    const { env, n, hash } = this.at;
    if (!n || (this.remembered?.n === n && this.remembered.root === roots.length)) return;
    this.remembered = { n, hash, root: roots.length };
    await this.options.memory.writeHead(env, this.remembered);
  }
}

function shorter(env: string, last: number, least: number): ReleaseProblem {
  const found = last ? `ends with entry ${last}` : 'is empty';
  return untrusted(`The log of "${env}"`, `${found}, and entry ${least} was there before`, ROLLBACK_ATTACK);
}

function differs(env: string, n: number): ReleaseProblem {
  return untrusted(describeObject(env, n), 'is another one than this reader has verified before', ROLLBACK_ATTACK);
}
