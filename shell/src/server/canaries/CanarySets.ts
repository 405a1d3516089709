import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { type Canary, listOpenCanaries, MOST_CANARIES, shareOf } from '@paw/release/store/canaries.ts';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { HeldRelease } from '../releases/ReleaseLibrary.ts';
import type { CanaryState } from '../releases/verdictOnCanary.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { CanarySet } from './CanarySet.ts';
import type { CanaryHost } from './warmCanary.ts';

/** How often the pages that live visitors request most are rendered again: a small cohort keeps no cache warm. ms */
const REFRESH_EVERY = 20_000;
/** Such a page is at most as old as any that the page cache sends. ms */
const REFRESH = { ms: 5_000, maxAge: 35_000 };
/** How long the set of a canary that goes live waits for the switch. ms */
const HAND_OVER = 60_000;

export interface CanarySetsOptions {
  host: CanaryHost;
  current: () => WarmSet | undefined;
  /** The reason why canaries are not shown now; undefined when they are. */
  held?: () => string | undefined;
  /** Pins these releases in memory, and unpins those of the last call. */
  keep: (releases: readonly HeldRelease[]) => void;
  /** Called with numbers of log entries on which the verdict may be another one now. */
  onChange: (entries: readonly number[]) => void;
  /** Called when a set has ended and gets no more requests. */
  onEnd: (setId: string) => void;
}

/** The sets of open canaries. Visitors get one only while it is warm, and is the live set with the canary's release. */
export class CanarySets {
  private readonly options: CanarySetsOptions;
  private log: FoldedLog | undefined;
  /** Number of the log's last entry at the start. */
  private first = 0;
  private open: readonly Canary[] = [];
  private readonly sets = new Map<string, CanarySet>();
  private readonly refreshing: NodeJS.Timeout;
  private hasVisits = false;
  private turn: Promise<void> = Promise.resolve();
  /** Canary that goes live → since when its set waits for the switch. */
  private readonly handedOver = new Map<string, number>();
  /** Some visitors may get a canary: read for each page. */
  isOpen = false;

  constructor(options: CanarySetsOptions) {
    this.options = options;
    this.refreshing = setInterval(() => void this.refreshPages(), REFRESH_EVERY).unref();
  }

  /** Applies the current state of the log. */
  update(log: FoldedLog): void {
    if (!this.log) this.first = log.n;
    this.log = log;
    this.show(listOpenCanaries(log).slice(0, MOST_CANARIES));
  }

  /** Applies only the ends of canaries: another shell follows the log from now on. */
  leaveEnded({ canaries }: FoldedLog): void {
    this.show(this.open.filter(({ id }) => canaries[id] && !canaries[id].ended));
  }

  /** Ends all sets, until the next update. */
  rest(): void {
    this.show([]);
  }

  private show(open: readonly Canary[]): void {
    this.open = open;
    this.isOpen = open.some((canary) => shareOf(canary) > 0);
    this.reconsider();
  }

  /** Called when the live set or `held` has changed. */
  reconsider(): void {
    const { log } = this;
    if (!log) return;
    for (const [id, one] of this.sets) if (!this.isNeeded(id)) this.remove(id, one);
    const live = this.options.current();
    if (!live || this.options.held?.()) return;
    for (const canary of this.open) {
      const one = this.sets.get(canary.id) ?? this.add(canary);
      one.canary = canary;
      one.follow(live, log);
    }
    this.keepFiles();
  }

  /** Open canaries, the oldest first; none while this shell does not show any. */
  get shown(): readonly Canary[] {
    return this.options.held?.() ? [] : this.open;
  }

  /** The canary's set for visitors; undefined while they get the live one. */
  find(id: string, live: WarmSet): WarmSet | undefined {
    this.hasVisits = true;
    return this.sets.get(id)?.over(live);
  }

  /** Hands over the set with this id, because it goes live. */
  take(setId: string): WarmSet | undefined {
    return [...this.sets.values()].find(({ warm }) => warm?.set.id === setId)?.take();
  }

  /** Undefined for a canary that has ended. */
  stateOf(id: string): CanaryState | undefined {
    if (!this.open.some((canary) => canary.id === id)) return undefined;
    return this.sets.get(id)?.state ?? 'warming';
  }

  /** Whether visitors of an open canary run this release. */
  serves = (remote: string, release: string): boolean =>
    this.open.some((one) => one.remote === remote && one.release === release && !this.hasFailed(one.id));

  /** Whether a visitor waits for a page of a canary. */
  get isRendering(): boolean {
    return [...this.sets.values()].some(({ warm }) => warm?.pool.isBusy);
  }

  /** The warm sets. */
  get served(): ReleaseSet[] {
    return [...this.sets.values()].flatMap(({ warm }) => warm?.set ?? []);
  }

  has(setId: string): boolean {
    return this.served.some(({ id }) => id === setId);
  }

  stop(): void {
    clearInterval(this.refreshing);
    this.log = undefined;
    this.show([]);
    for (const [id, one] of this.sets) this.remove(id, one);
  }

  private hasFailed(id: string): boolean {
    return typeof this.sets.get(id)?.state === 'object';
  }

  private add(canary: Canary): CanarySet {
    const { host, onChange, onEnd } = this.options;
    const changed = () => {
      this.keepFiles();
      onChange([canary.n]);
    };
    const one = new CanarySet(canary, {
      host,
      isNew: canary.n > this.first,
      inTurn: (work) => (this.turn = this.turn.then(work).catch(() => undefined)),
      onChange: changed,
      onRetry: () => this.reconsider(),
      onEnd,
    });
    this.sets.set(canary.id, one);
    return one;
  }

  /** The set of a canary that goes live waits until it is taken over. */
  private isNeeded(id: string): boolean {
    if (this.open.some((canary) => canary.id === id)) return true;
    const live = this.options.current();
    const ended = this.log?.canaries[id];
    const goesLive = ended?.ended?.how === 'promoted' && this.log?.live[ended.remote] === ended.release;
    if (!goesLive || !live || !this.sets.get(id)?.over(live)) return false;
    const since = this.handedOver.get(id) ?? performance.now();
    this.handedOver.set(id, since);
    return performance.now() - since < HAND_OVER;
  }

  private remove(id: string, one: CanarySet): void {
    this.sets.delete(id);
    this.handedOver.delete(id);
    one.end();
    this.keepFiles();
  }

  private keepFiles(): void {
    this.options.keep([...this.sets.values()].flatMap(({ warm }) => warm?.releases ?? []));
  }

  private async refreshPages(): Promise<void> {
    this.reconsider();
    const live = this.options.current();
    // One at 0 % has no visits, and waits to be promoted.
    const isWaiting = this.open.some((canary) => shareOf(canary) === 0);
    if (!live || !(this.hasVisits || isWaiting)) return;
    this.hasVisits = false;
    for (const one of this.sets.values()) {
      const set = one.over(live);
      if (set) await this.options.host.prepare(set, live, REFRESH).catch(() => undefined);
    }
  }
}
