import type { Rendered, SiteJob, SiteOffer } from '../../renderer/rendererMessages.ts';
import { type Renderer, RendererDied } from './Renderer.ts';

const MAX_TRIES = 3;
/** A page that ended a renderer is rendered without its own region for this long; a site request is refused. ms */
const CRASH_EXCLUSION = 30_000;
const MAX_CRASHING = 1_000;
/** Limit of pages with a recorded processor time: the first ones, which include those of the trial. */
const MAX_COSTS = 500;
/** Delay before a spare starts: long enough that a rollback soon after a switch gets the processor. ms */
const SPARE_DELAY = { switch: 3_000, death: 1_000 };

/**
 * The renderers of one release set: an active one and, while the set is live, a spare that takes over when it dies. Open
 * pages are then rendered again; the page that most likely caused the crash is rendered without its own region.
 */
export class RendererPool {
  private readonly startRenderer: (signal?: AbortSignal) => Promise<Renderer>;
  private endSpareStart: () => void = () => undefined;
  private isStartingSpare = false;
  private readonly report: (event: string) => void;
  private readonly onDeath: () => void;
  private active: Renderer | undefined;
  private spare: Renderer | undefined;
  private starting: Promise<Renderer> | undefined;
  /** Page URL → until when it is excluded, because it ended a renderer. */
  private readonly crashing = new Map<string, number>();
  /** Page URL → the lowest processor time of its renderings, in ms. */
  private readonly costs = new Map<string, number>();
  private offer: SiteOffer = { entries: [], feeds: [] };
  private serving = false;
  private open = 0;
  private stopped = false;
  private closed = false;

  /** @param onDeath called when a renderer dies */
  constructor(
    startRenderer: (signal?: AbortSignal) => Promise<Renderer>,
    report: (event: string) => void,
    onDeath: () => void = () => undefined,
  ) {
    this.startRenderer = startRenderer;
    this.report = report;
    this.onDeath = onDeath;
  }

  /** @throws Error with a sentence when the set cannot be loaded. */
  async warm(): Promise<void> {
    await this.activeRenderer();
  }

  /** The set is live: keeps a spare from now on. */
  serve(): void {
    this.serving = true;
    this.prepareSpare(SPARE_DELAY.switch);
  }

  /** The set is not live: keeps only one renderer. */
  async rest(): Promise<void> {
    this.serving = false;
    this.endSpareStart();
    const { spare } = this;
    this.spare = undefined;
    await spare?.stop(0);
  }

  /**
   * @param requestId sent to the api with every call of the page's loader
   * @throws Error when no renderer can render this page.
   */
  async render(url: string, requestId: string): Promise<Rendered> {
    this.open++;
    try {
      return await this.renderWithRetries(url, requestId);
    } finally {
      this.open--;
    }
  }

  /** Whether a page is being rendered now. */
  get isBusy(): boolean {
    return this.open > 0;
  }

  private async renderWithRetries(url: string, requestId: string): Promise<Rendered> {
    for (let tries = 1; ; ) {
      const renderer = await this.activeRenderer();
      try {
        const withoutPage = (this.crashing.get(url) ?? 0) > Date.now();
        const rendered = await renderer.render({ url, requestId, withoutPage });
        this.noteCost(url, rendered.cpu);
        return rendered;
      } catch (error) {
        if (!(error instanceof RendererDied)) throw error;
        if (error.culprit) this.noteCrash(url);
        // Pages that did not cause the crash get more retries.
        tries += error.culprit ? 1 : 0.25;
        if (tries > MAX_TRIES) throw error;
      }
    }
  }

  /** Site entries and feeds that the set's remotes offer; known once it is warm. */
  get site(): SiteOffer {
    return this.offer;
  }

  /**
   * Requests the site entries or a feed of a remote, unvalidated. There is no retry: the caller has an earlier result or
   * repeats the request.
   * @throws Error when the request fails
   */
  async ask(job: Omit<SiteJob, 'id'>): Promise<unknown> {
    const key = `${job.remote} ${job.feed ?? 'entries'}`;
    if ((this.crashing.get(key) ?? 0) > Date.now()) throw new Error(`${key} ended a renderer a moment ago.`);
    try {
      return await (await this.activeRenderer()).ask(job);
    } catch (error) {
      if (error instanceof RendererDied && error.culprit) this.noteCrash(key);
      throw error;
    }
  }

  /** The lowest processor time of the page so far, in ms; undefined when it was never measured. */
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
    // A spare may have become active while the others ended.
    await this.starting?.catch(() => undefined);
    await Promise.all([this.active?.stop(0), this.spare?.stop(0)]);
  }

  private noteCost(url: string, cpu: number | undefined): void {
    const known = this.costs.get(url);
    if (cpu === undefined || (known === undefined && this.costs.size >= MAX_COSTS)) return;
    this.costs.set(url, Math.min(cpu, known ?? cpu));
  }

  private noteCrash(url: string): void {
    this.crashing.delete(url);
    this.crashing.set(url, Date.now() + CRASH_EXCLUSION);
    const oldest = this.crashing.keys().next().value;
    if (this.crashing.size > MAX_CRASHING && oldest !== undefined) this.crashing.delete(oldest);
  }

  private async activeRenderer(): Promise<Renderer> {
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
      this.onDeath();
      this.prepareSpare(SPARE_DELAY.death);
    };
    return renderer;
  }
}
