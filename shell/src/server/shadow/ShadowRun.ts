import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { Shadow } from '@paw/release/store/shadows.ts';
import type { ShadowPart } from '@paw/release/store/shadowParts.ts';
import type { SeenPage } from '../page/pageSources.ts';
import { checkFit } from '../releases/checkFit.ts';
import { describeSet } from '../releases/warmUp.ts';
import { SHADOW_PATIENCE } from '../rendering/Renderer.ts';
import { type SetHost, type WarmSet, warmSet } from '../releases/WarmSet.ts';
import { releasesOf } from '../releases/WarmSetCache.ts';
import {
  bestOf,
  comparePages,
  type Difference,
  isSameDifference,
  lookOf,
  lookOfFailure,
  type PageLook,
  type SampledPage,
} from './comparePages.ts';
import { restAfter } from './restAfter.ts';
import { SampledPages } from './SampledPages.ts';
import { ShadowTally } from './ShadowTally.ts';
import { LOOK_EVERY, untilIdle } from './untilIdle.ts';

/** A difference is believed when it is still there after so many more renderings. */
const CONFIRMATIONS = 2;
/** The same for a page that is slower: the code of a renderer that has just started is not compiled yet. */
const SLOW_CONFIRMATIONS = 6;
/** Id of the renderings, sent to the api. */
const REQUEST = 'shadow';

export interface ShadowRunOptions {
  host: SetHost;
  shadow: Shadow;
  /** The set below it, with which it is compared. */
  live: WarmSet;
  log: FoldedLog;
  apiIsUp: () => Promise<boolean>;
  /** Whether a page of another set is being rendered for a visitor. */
  isRendering?: () => boolean;
  /** An earlier run, which goes on when it was of the same shadow and set. */
  before?: ShadowRun;
}

/** One shadow on one live set: renders what visitors just got, a page at a time, while the shell has little to do. */
export class ShadowRun {
  readonly shadow: Shadow;
  readonly live: WarmSet;
  private readonly options: ShadowRunOptions;
  private readonly set: ReturnType<typeof describeSet>;
  private readonly ending = new AbortController();
  private readonly sampled = new SampledPages();
  private readonly tally: ShadowTally;
  private state: ShadowPart['state'] = 'running';
  private note: string | undefined;
  private candidate: WarmSet | undefined;
  /** No page is rendered before. ms, as performance.now() */
  private nextAt = 0;
  /** Of the shell's own thread, when the latest rendering ended. */
  private usage = performance.eventLoopUtilization();

  constructor(options: ShadowRunOptions) {
    this.options = options;
    this.shadow = options.shadow;
    this.live = options.live;
    this.set = describeSet(options.log, { ...releasesOf(options.live), ...options.shadow.overrides });
    const { before, shadow } = options;
    const goesOn = before?.shadow.id === shadow.id && before.set.id === this.set.id;
    this.tally = goesOn ? before.tally : new ShadowTally();
    void this.run();
  }

  offer({ pageUrl, route, logPath, rendered }: SeenPage): void {
    if (this.state !== 'running') return;
    this.tally.offered++;
    this.sampled.offer({ pageUrl, route, ...(logPath && { logPath }), look: lookOf(rendered) });
  }

  get part(): ShadowPart {
    return {
      at: new Date().toISOString(),
      set: this.set.id,
      live: this.live.set.id,
      state: this.state,
      ...(this.note && { note: this.note }),
      skipped: this.tally.skipped,
      offered: this.tally.offered,
      isReady: this.candidate !== undefined,
      ...(this.tally.busy !== undefined && { busy: this.tally.busy }),
      routes: this.tally.summary,
    };
  }

  /** Ends the renderer at once. @param note why, as a sentence, where it is not simply over */
  end(note?: string): void {
    if (this.state === 'running') {
      this.state = 'over';
      this.note = note;
    }
    this.ending.abort();
    void this.candidate?.pool.stop(0);
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    try {
      this.candidate = await this.warm(signal);
      if (signal.aborted) return void this.candidate.pool.stop(0);
      while (!signal.aborted) {
        if (this.sampled.isEmpty) {
          await this.rest(LOOK_EVERY);
          continue;
        }
        await this.untilIdle();
        // Not before: of pages that visitors got meanwhile, the newest version is compared.
        const page = this.sampled.take();
        if (page) await this.compare(page, this.candidate);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.state = 'failed';
      this.note = `It does not start: ${reasonOf(error)}`.slice(0, 1_000);
      void this.candidate?.pool.stop(0);
    }
  }

  private async warm(signal: AbortSignal): Promise<WarmSet> {
    const { host, shadow } = this.options;
    const { id, releases, leftOut } = this.set;
    const held = await Promise.all(Object.entries(releases).map(([name, release]) => host.library.get(name, release)));
    const misfits = checkFit(held.map(({ manifest }) => manifest));
    if (misfits.length) throw new Error(misfits.join(' '));
    const { rendering } = host;
    // A loader has to wait for the processor, too.
    const patient = { ...host, rendering: { ...rendering, deadline: rendering.deadline * SHADOW_PATIENCE } };
    return warmSet(patient, id, releases, { leftOut, shadow: shadow.id, signal });
  }

  private async compare(page: SampledPage, candidate: WarmSet): Promise<void> {
    const { tally } = this;
    let live = page.look;
    let look = await this.render(candidate, page.pageUrl);
    let found = comparePages(live, look);
    for (let tries = 0; tries < confirmationsOf(found) && !tally.areKnown(page.route, found); tries++) {
      if (!(await this.options.apiIsUp())) {
        tally.skipped++;
        return;
      }
      // What a page shows may have changed since. Times need no second look: more work never makes a page faster.
      const isOther = found.some(({ kind }) => kind !== 'slow');
      if (tries < CONFIRMATIONS && isOther) live = bestOf(live, await this.renderLive(page.pageUrl));
      // The live set ended meanwhile.
      if (!live.status) return;
      look = bestOf(look, await this.render(candidate, page.pageUrl));
      found = stillThere(found, comparePages(live, look));
    }
    if (!this.ending.signal.aborted) tally.note(page, live, look, found);
  }

  private async render(candidate: WarmSet, pageUrl: string): Promise<PageLook> {
    await this.untilIdle();
    const began = performance.now();
    const look = await candidate.pool.render(pageUrl, REQUEST).then(lookOf, lookOfFailure);
    const passed = performance.now() - began;
    // A renderer that died does not say what it took, and one with other code may say anything.
    const took = look.status ? Math.max(0, Math.min(look.ms, passed)) : passed;
    const usage = performance.eventLoopUtilization();
    const { utilization: busy } = performance.eventLoopUtilization(usage, this.usage);
    this.usage = usage;
    const [rest, least] = [busy, 0].map((share) => restAfter({ took, busy: share })) as [number, number];
    this.nextAt = performance.now() + rest;
    this.tally.noteTime({ used: took + least, waited: passed - took + rest - least });
    return look;
  }

  private async renderLive(pageUrl: string): Promise<PageLook> {
    await this.untilIdle();
    return this.live.pool.render(pageUrl, REQUEST).then(lookOf, lookOfFailure);
  }

  /** Until the renderer has rested, and the shell is idle, or has been busy for long. */
  private async untilIdle(): Promise<void> {
    const { isRendering = () => false } = this.options;
    await this.rest(this.nextAt - performance.now());
    const waited = await untilIdle(() => this.live.pool.isBusy || isRendering(), this.ending.signal);
    this.tally.noteTime({ waited });
  }

  private async rest(ms: number): Promise<void> {
    const { signal } = this.ending;
    if (ms > 0) await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

function confirmationsOf(found: readonly Difference[]): number {
  if (!found.length) return 0;
  return found.some(({ kind }) => kind === 'slow') ? SLOW_CONFIRMATIONS : CONFIRMATIONS;
}

const stillThere = (before: readonly Difference[], now: readonly Difference[]) =>
  now.filter((one) => before.some((other) => isSameDifference(one, other)));

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n', 1)[0] ?? text).replace(/([^.!?])$/, '$1.');
}
