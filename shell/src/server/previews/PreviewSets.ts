import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import { hashSecret, listOpenPreviews, type Preview } from '@paw/release/store/previews.ts';
import { checkFit } from '../releases/checkFit.ts';
import { describeSet } from '../releases/warmUp.ts';
import { type SetHost, type WarmSet, warmSet } from '../releases/WarmSet.ts';
import { isSame, releasesOf } from '../releases/WarmSetCache.ts';

/** Limit of warm previews, because each uses the memory of a renderer. */
const MOST_WARM = 2;
/** Time without a request after which a set ends. ms */
const IDLE = 10 * 60_000;
const SWEEP_EVERY = 5_000;
/** Time for open pages of a set that ends. ms */
const DRAIN_LIMIT = 5_000;

interface Held {
  releases: Readonly<Record<string, string>>;
  set: Promise<WarmSet>;
  usedAt: number;
}

export interface PreviewSetsOptions {
  host: SetHost;
  current: () => WarmSet | undefined;
  /** The reason why no previews are shown now; undefined when they are. */
  held?: () => string | undefined;
  now?: () => number;
}

/** The sets of open previews: the live set with other releases in it. The first request for a page warms its set. */
export class PreviewSets {
  private readonly options: PreviewSetsOptions;
  private readonly now: () => number;
  private log: FoldedLog | undefined;
  private readonly sets = new Map<string, Held>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(options: PreviewSetsOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.sweeping = setInterval(() => this.sweep(), SWEEP_EVERY).unref();
  }

  /** Applies the current state of the log. Sets of previews that have ended end. */
  update(log: FoldedLog): void {
    this.log = log;
    this.sweep();
  }

  /** The open preview of a secret; undefined when it is unknown, ended or expired. */
  find(secret: string, host: string | undefined): Preview | undefined {
    if (!this.log) return undefined;
    const hash = hashSecret(secret);
    const found = listOpenPreviews(this.log, this.now()).find((one) => one.hash === hash);
    return found?.host === undefined || found.host === host ? found : undefined;
  }

  /**
   * The preview's set on the releases that are live now.
   * @throws Error with a sentence when it does not warm up
   */
  async obtain(preview: Preview): Promise<WarmSet> {
    const live = this.options.current();
    if (!live || !this.log) throw new Error('No release set is live yet.');
    const releases = { ...releasesOf(live), ...preview.overrides };
    const known = this.sets.get(preview.id);
    if (known && isSame(known.releases, releases)) {
      known.usedAt = this.now();
      return known.set;
    }
    this.end(preview.id);
    for (const id of this.leastRecent().slice(0, Math.max(0, this.sets.size - MOST_WARM + 1))) this.end(id);
    const held: Held = { releases, usedAt: this.now(), set: this.warm(releases, Object.keys(preview.overrides)) };
    this.sets.set(preview.id, held);
    try {
      return await held.set;
    } catch (error) {
      if (this.sets.get(preview.id) === held) this.sets.delete(preview.id);
      throw error;
    }
  }

  stop(): void {
    clearInterval(this.sweeping);
    for (const id of this.sets.keys()) this.end(id);
  }

  /** Ids of the previews whose sets are warm or warming. */
  get ids(): string[] {
    return [...this.sets.keys()];
  }

  private async warm(releases: Held['releases'], preview: readonly string[]): Promise<WarmSet> {
    const { host } = this.options;
    const { id, leftOut } = describeSet(this.log as FoldedLog, releases);
    const held = await Promise.all(Object.entries(releases).map(([name, release]) => host.library.get(name, release)));
    const misfits = checkFit(held.map(({ manifest }) => manifest));
    if (misfits.length) throw new Error(misfits.join(' '));
    return warmSet(host, id, releases, { leftOut, preview });
  }

  private leastRecent(): string[] {
    return [...this.sets].toSorted(([, a], [, b]) => a.usedAt - b.usedAt).map(([id]) => id);
  }

  private sweep(): void {
    const open = new Set(this.log ? listOpenPreviews(this.log, this.now()).map(({ id }) => id) : []);
    const isOff = this.options.held?.() !== undefined;
    for (const [id, { usedAt }] of this.sets) {
      if (isOff || !open.has(id) || this.now() - usedAt >= IDLE) this.end(id);
    }
  }

  private end(id: string): void {
    const held = this.sets.get(id);
    if (!held) return;
    this.sets.delete(id);
    void held.set.then(
      ({ pool }) => pool.stop(DRAIN_LIMIT),
      () => undefined,
    );
  }
}
