import type { Rendered, SiteJob, SiteOffer } from '../../renderer/rendererMessages.ts';
import { type Renderer, RendererDied } from './Renderer.ts';

const TRIES = 3;
/** A page that ended a renderer is left out for so long, and what a remote tells machines is not asked for. ms */
const DEADLY_FOR = 30_000;
const MOST_DEADLY = 1_000;
/** Pages whose cost is remembered: the first ones, among them those of the trial before a set goes live. */
const MOST_COSTS = 500;
/** A spare starts when a flip has settled, and so late that a rollback soon after it has the processor. ms */
const SPARE_AFTER = { flip: 3_000, death: 1_000 };

/**
 * The renderers of one release set: one that works, and, while it serves, a spare that takes over at once when it dies. Pages that
 * were under way are rendered again; the one that most likely was the cause, without its own region.
 */
export class RendererPool {
  private readonly startRenderer: (signal?: AbortSignal) => Promise<Renderer>;
  private endSpareStart: () => void = () => undefined;
  private isStartingSpare = false;
  private readonly report: (event: string) => void;
  private active: Renderer | undefined;
  private spare: Renderer | undefined;
  private starting: Promise<Renderer> | undefined;
  /** Address → until when its page is left out, because it ended a renderer. */
  private readonly deadly = new Map<string, number>();
  /** Address → the least processor time that its page took, in ms. */
  private readonly costs = new Map<string, number>();
  private offer: SiteOffer = { entries: [], feeds: [] };
  private serving = false;
  private stopped = false;
  private closed = false;

  constructor(startRenderer: (signal?: AbortSignal) => Promise<Renderer>, report: (event: string) => void) {
    this.startRenderer = startRenderer;
    this.report = report;
  }

  /** @throws Error in words when the set cannot be loaded. */
  async warm(): Promise<void> {
    await this.working();
  }

  /** Visitors come: a spare is kept from here on. */
  serve(): void {
    this.serving = true;
    this.prepareSpare(SPARE_AFTER.flip);
  }

  /** No visitor comes for now: one renderer stays. */
  async rest(): Promise<void> {
    this.serving = false;
    this.endSpareStart();
    const { spare } = this;
    this.spare = undefined;
    await spare?.stop(0);
  }

  /**
   * @param requestId goes on to the api with every call that the page's loader makes
   * @throws Error when no renderer can render this page.
   */
  async render(url: string, requestId: string): Promise<Rendered> {
    for (let tries = 1; ; ) {
      const renderer = await this.working();
      try {
        const withoutPage = (this.deadly.get(url) ?? 0) > Date.now();
        const rendered = await renderer.render({ url, requestId, withoutPage });
        this.noteCost(url, rendered.cpu);
        return rendered;
      } catch (error) {
        if (!(error instanceof RendererDied)) throw error;
        if (error.culprit) this.remember(url);
        // Whoever only stood beside it is patient, but not for ever.
        tries += error.culprit ? 1 : 0.25;
        if (tries > TRIES) throw error;
      }
    }
  }

  /** What the set's remotes tell machines; known once it is warm. */
  get site(): SiteOffer {
    return this.offer;
  }

  /**
   * What a remote tells machines, as it told it. It is tried once: who asks has an earlier answer, or asks again.
   * @throws Error when it does not answer
   */
  async ask(job: Omit<SiteJob, 'id'>): Promise<unknown> {
    const key = `${job.remote} ${job.feed ?? 'entries'}`;
    if ((this.deadly.get(key) ?? 0) > Date.now()) throw new Error(`${key} ended a renderer a moment ago.`);
    try {
      return await (await this.working()).ask(job);
    } catch (error) {
      if (error instanceof RendererDied && error.culprit) this.remember(key);
      throw error;
    }
  }

  /** The least processor time that the page took until now, in ms; undefined when it was not rendered or measured. */
  leastCpu(url: string): number | undefined {
    return this.costs.get(url);
  }

  async stop(ms: number): Promise<void> {
    this.stopped = true;
    this.endSpareStart();
    this.closed = ms === 0;
    await this.starting?.catch(() => undefined);
    await Promise.all([this.active?.stop(ms), this.spare?.stop(ms)]);
    this.closed = true;
    // One that took over while the others ended.
    await this.starting?.catch(() => undefined);
    await Promise.all([this.active?.stop(0), this.spare?.stop(0)]);
  }

  private noteCost(url: string, cpu: number | undefined): void {
    const known = this.costs.get(url);
    if (cpu === undefined || (known === undefined && this.costs.size >= MOST_COSTS)) return;
    this.costs.set(url, Math.min(cpu, known ?? cpu));
  }

  private remember(url: string): void {
    this.deadly.delete(url);
    this.deadly.set(url, Date.now() + DEADLY_FOR);
    const oldest = this.deadly.keys().next().value;
    if (this.deadly.size > MOST_DEADLY && oldest !== undefined) this.deadly.delete(oldest);
  }

  private async working(): Promise<Renderer> {
    if (this.closed) throw new Error('This release set was left.');
    this.active ??= this.spare;
    if (this.active === this.spare) this.spare = undefined;
    if (this.active) return this.active;
    this.starting ??= this.startWatched().finally(() => {
      this.starting = undefined;
    });
    this.active = await this.starting;
    return this.active;
  }

  private prepareSpare(ms: number): void {
    if (this.isStartingSpare) return;
    this.endSpareStart();
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(async () => {
      const isWanted = () => this.serving && !this.stopped && !this.spare;
      if (!isWanted()) return;
      this.isStartingSpare = true;
      try {
        const spare = await this.startWatched(signal);
        if (!isWanted()) await spare.stop(0);
        else this.spare = spare;
      } catch (error) {
        if (!signal.aborted) this.report(`A spare renderer did not start: ${String(error)}.`);
      } finally {
        if (!signal.aborted) this.isStartingSpare = false;
      }
    }, ms).unref();
    this.endSpareStart = () => {
      clearTimeout(timer);
      ending.abort();
      this.isStartingSpare = false;
    };
  }

  private async startWatched(signal?: AbortSignal): Promise<Renderer> {
    const renderer = await this.startRenderer(signal);
    this.offer = renderer.site;
    renderer.onDeath = (reason) => {
      if (this.active === renderer) this.active = undefined;
      if (this.spare === renderer) this.spare = undefined;
      this.report(`A renderer was replaced: ${reason}.`);
      this.prepareSpare(SPARE_AFTER.death);
    };
    return renderer;
  }
}
