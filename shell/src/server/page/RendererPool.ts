import type { Rendered } from '../../renderer/rendererMessages.ts';
import { type Renderer, RendererDied } from './Renderer.ts';

const TRIES = 3;
/** The spare starts after the flip has settled. ms */
const SPARE_AFTER = 1_000;

/**
 * The renderers of one release set: one that works, and a spare that takes over at once when it dies. Pages that
 * were under way are rendered again; the one that most likely was the cause, without its own region.
 */
export class RendererPool {
  private readonly startRenderer: () => Promise<Renderer>;
  private readonly report: (event: string) => void;
  private active: Renderer | undefined;
  private spare: Renderer | undefined;
  private starting: Promise<Renderer> | undefined;
  private stopped = false;

  constructor(startRenderer: () => Promise<Renderer>, report: (event: string) => void) {
    this.startRenderer = startRenderer;
    this.report = report;
  }

  /** @throws Error in words when the set cannot be loaded. */
  async warm(): Promise<void> {
    await this.working();
    this.prepareSpare();
  }

  /** @throws Error when no renderer can render this page. */
  async render(url: string): Promise<Rendered> {
    let withoutPage = false;
    for (let tries = 1; ; tries++) {
      const renderer = await this.working();
      try {
        return await renderer.render(url, withoutPage);
      } catch (error) {
        if (!(error instanceof RendererDied) || tries === TRIES) throw error;
        withoutPage ||= error.culprit;
      }
    }
  }

  async stop(ms: number): Promise<void> {
    this.stopped = true;
    await this.starting?.catch(() => undefined);
    await Promise.all([this.active?.stop(ms), this.spare?.stop(ms)]);
  }

  private async working(): Promise<Renderer> {
    this.active ??= this.spare;
    if (this.active === this.spare) this.spare = undefined;
    if (this.active) return this.active;
    this.starting ??= this.startWatched().finally(() => {
      this.starting = undefined;
    });
    this.active = await this.starting;
    return this.active;
  }

  private prepareSpare(): void {
    setTimeout(async () => {
      if (this.stopped || this.spare) return;
      try {
        const spare = await this.startWatched();
        if (this.stopped || this.spare) await spare.stop(0);
        else this.spare = spare;
      } catch (error) {
        this.report(`A spare renderer did not start: ${String(error)}.`);
      }
    }, SPARE_AFTER).unref();
  }

  private async startWatched(): Promise<Renderer> {
    const renderer = await this.startRenderer();
    renderer.onDeath = (reason) => {
      if (this.active === renderer) this.active = undefined;
      if (this.spare === renderer) this.spare = undefined;
      this.report(`A renderer was replaced: ${reason}.`);
      if (!this.stopped) this.prepareSpare();
    };
    return renderer;
  }
}
