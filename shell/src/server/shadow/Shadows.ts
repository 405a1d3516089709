import { setTimeout as pause } from 'node:timers/promises';
import { type FoldedLog, releaseSetId } from '@paw/release/store/foldLog.ts';
import { listOpenShadows, type Shadow } from '@paw/release/store/shadows.ts';
import type { ShadowPart } from '@paw/release/store/shadowParts.ts';
import type { SeenPage } from '../page/pageSources.ts';
import type { SetHost, WarmSet } from '../releases/WarmSet.ts';
import type { ShadowParts } from './ShadowParts.ts';
import { ShadowRun } from './ShadowRun.ts';

const SWEEP_EVERY = 500;
const WRITE_EVERY = 10_000;
/** A shell that stops waits so long for the store to take its last part. ms */
const LAST_PART = 1_000;

export interface ShadowsOptions {
  host: SetHost;
  current: () => WarmSet | undefined;
  parts: Pick<ShadowParts, 'put'>;
  apiIsUp: () => Promise<boolean>;
  /** Whether a page of a set that is not live is being rendered for a visitor. */
  isRendering?: () => boolean;
  /** The reason why no shadow is rendered now, as a sentence; undefined when one is. */
  held?: () => string | undefined;
  now?: () => number;
}

/** Renders open shadows, one at a time, and writes what it sees to the store. */
export class Shadows {
  private readonly options: ShadowsOptions;
  private readonly now: () => number;
  private readonly sweeping: NodeJS.Timeout;
  private log: FoldedLog | undefined;
  private run: ShadowRun | undefined;
  /** The newest run, over or not. */
  private last: ShadowRun | undefined;
  private writtenAt = 0;
  private isPaused = false;
  /** What was said of shadows that wait. */
  private readonly waiting = new Map<string, ShadowPart>();

  constructor(options: ShadowsOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.sweeping = setInterval(() => this.sweep(), SWEEP_EVERY).unref();
  }

  /** Applies the current state of the log. */
  update(log: FoldedLog): void {
    this.log = log;
    this.sweep();
  }

  /** A page that the live set just rendered. */
  offer(live: WarmSet, page: SeenPage): void {
    if (this.run?.live === live && !page.secret && page.route !== 'not found') this.run.offer(page);
  }

  /** Writes what was seen so far, before its time. */
  writeNow(): void {
    if (this.run) void this.write(this.run);
  }

  /** Id of the shadow that is rendered now. */
  get id(): string | undefined {
    return this.run?.shadow.id;
  }

  /** Another shell serves visitors now, or this one stops: ends, and waits a moment for the last part to be written. */
  async pause(): Promise<void> {
    this.isPaused = true;
    await Promise.race([this.end('This shell serves no more visitors.'), pause(LAST_PART)]);
  }

  resume(): void {
    this.isPaused = false;
  }

  stop(): void {
    clearInterval(this.sweeping);
    void this.end();
  }

  private sweep(): void {
    const { log, options } = this;
    const open = log ? listOpenShadows(log, this.now()) : [];
    const [first, ...others] = open;
    const live = options.current();
    if (this.isPaused) return;
    const held = options.held?.();
    const { run } = this;
    if (run && (held || run.shadow.id !== first?.id)) void this.end(held);
    else if (run && run.live !== live) void this.end('The live set changed.');
    if (log && live && first && !held && !this.run) this.begin(first, live, log);
    this.noteWaiting(others, first?.id ?? '', log);
    if (this.run && this.now() - this.writtenAt >= WRITE_EVERY) void this.write(this.run);
  }

  private begin(shadow: Shadow, live: WarmSet, log: FoldedLog): void {
    const { last: before, options } = this;
    this.run = new ShadowRun({ ...options, shadow, live, log, ...(before && { before }) });
    this.last = this.run;
    void this.write(this.run);
  }

  private async end(note?: string): Promise<void> {
    const { run } = this;
    if (!run) return;
    this.run = undefined;
    run.end(note);
    await this.write(run);
  }

  private write(run: ShadowRun): Promise<void> {
    this.writtenAt = this.now();
    return this.options.parts.put(run.shadow.id, run.part);
  }

  private noteWaiting(others: readonly Shadow[], first: string, log: FoldedLog | undefined): void {
    for (const { id, overrides } of others) {
      if (!log || this.waiting.has(id)) continue;
      const note = `It waits for shadow ${first}: a shell renders one at a time.`;
      const set = releaseSetId({ ...log.live, ...overrides });
      const common = { at: new Date().toISOString(), set, live: log.setId, note, skipped: 0, routes: {} };
      const part: ShadowPart = { ...common, state: 'waiting' };
      this.waiting.set(id, part);
      void this.options.parts.put(id, part);
    }
    for (const [id, part] of this.waiting) {
      if (others.some((one) => one.id === id)) continue;
      this.waiting.delete(id);
      if (id === this.id) continue;
      void this.options.parts.put(id, { ...part, state: 'over', note: 'It was over before its turn came.' });
    }
  }
}
