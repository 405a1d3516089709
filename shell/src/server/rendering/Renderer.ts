import type { Rendered, RendererData, RenderJob, SiteJob, SiteOffer } from '../../renderer/rendererMessages.ts';
import type { RendererMessage } from './rendererMessageSchema.ts';
import { RendererProcess } from './RendererProcess.ts';

/** A renderer that sends no message for this long is stuck in a loop. ms */
const MAX_SILENCE = 2_000;
/** Limits for loading all remotes: in total, and for one block of the process. ms */
const START_LIMIT = 12_000;
const MAX_START_SILENCE = 6_000;
/** In the class for idle time a process gets little of a busy machine: a shadow’s renderer has so many times these limits. */
export const SHADOW_PATIENCE = 30;

/** Thrown for every page that was being rendered when the renderer ended. */
export class RendererDied extends Error {
  override name = 'RendererDied';
  /** True for the page that the renderer started last, which is most likely the cause. */
  readonly culprit: boolean;
  constructor(reason: string, culprit: boolean) {
    super(reason);
    this.culprit = culprit;
  }
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

export interface StartOptions {
  /** Ends the start. */
  signal?: AbortSignal;
  /** Called when the code of a release asks for what no release may use; the stack names the release. */
  onRefused?: (what: string, stack: string) => void;
}

/** A process with one release set. When it exits, runs out of heap or loops, `onDeath` is called once. */
export class Renderer {
  onDeath: (reason: string) => void = () => undefined;
  /** Site entries and feeds that the set's remotes offer; known once it has started. */
  site: SiteOffer = { entries: [], feeds: [] };
  private readonly process: RendererProcess;
  private readonly waiting = new Map<number, Waiting>();
  /** The page that the renderer started last: the suspect when it dies. */
  private suspect = 0;
  private readonly onRefused: NonNullable<StartOptions['onRefused']>;
  private readonly began = Date.now();
  private lastMessageAt = this.began;
  private failure: string | undefined;
  private next = 1;
  private readonly watch: NodeJS.Timeout;

  private readonly ready: Promise<void>;
  private settle: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(code: Uint8Array, data: RendererData, onRefused: Renderer['onRefused']) {
    const patience = data.shadow ? SHADOW_PATIENCE : 1;
    this.onRefused = onRefused;
    this.process = new RendererProcess(code, data, {
      onMessage: (message, bytes) => this.onMessage(message, bytes),
      onPulse: (job) => {
        this.lastMessageAt = Date.now();
        this.suspect = job || this.suspect;
      },
      onEnd: (reason) => this.fail(reason),
    });
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.watch = setInterval(() => {
      if (this.settle && Date.now() - this.began >= START_LIMIT * patience) {
        this.fail(`it did not load within ${START_LIMIT * patience} ms`);
        void this.process.end();
        return;
      }
      const limit = (this.settle ? MAX_START_SILENCE : MAX_SILENCE) * patience;
      const isSilent = () => Date.now() - this.lastMessageAt >= limit;
      if (!isSilent()) return;
      // This process may have been blocked itself: read waiting messages first.
      setImmediate(() => {
        if (!isSilent()) return;
        this.fail(`it said nothing for ${limit} ms`);
        void this.process.end();
      });
    }, 250);
  }

  /** @throws Error with a sentence when the set cannot be loaded or `signal` is aborted. */
  static async start(
    code: Uint8Array,
    data: RendererData,
    { signal, onRefused = () => undefined }: StartOptions = {},
  ): Promise<Renderer> {
    const renderer = new Renderer(code, data, onRefused);
    const end = () => renderer.fail('it was stopped');
    signal?.addEventListener('abort', end);
    try {
      await renderer.ready;
      return renderer;
    } catch (error) {
      await renderer.process.end();
      throw error;
    } finally {
      signal?.removeEventListener('abort', end);
    }
  }

  /** @throws RendererDied, or the error that the renderer reports. */
  render(page: Omit<RenderJob, 'id'>): Promise<Rendered> {
    return this.send(page);
  }

  /** Requests the site entries or a feed of a remote, unvalidated. @throws as {@link render} does */
  ask(job: Omit<SiteJob, 'id'>): Promise<unknown> {
    return this.send(job);
  }

  private send<T>(job: Omit<RenderJob, 'id'> | Omit<SiteJob, 'id'>): Promise<T> {
    if (this.failure !== undefined) return Promise.reject(new RendererDied(this.failure, false));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.process.send({ id, ...job } satisfies RenderJob | SiteJob);
    });
  }

  /** Waits at most `ms` for open pages, then ends the process. */
  async stop(ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (this.waiting.size && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    this.onDeath = () => undefined;
    this.fail('it was stopped');
    await this.process.end();
  }

  private onMessage(message: RendererMessage, bytes: Uint8Array<ArrayBuffer>): void {
    this.lastMessageAt = Date.now();
    if (message.type === 'ready') {
      this.site = message.site ?? this.site;
      this.settle?.resolve();
    }
    if (message.type === 'unfit') this.settle?.reject(new Error(message.error));
    if (message.type === 'ready' || message.type === 'unfit') this.settle = undefined;
    if (message.type === 'refused') this.onRefused(message.what, message.stack);
    if (message.type !== 'rendered' && message.type !== 'answered' && message.type !== 'broken') return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'rendered') waiting?.resolve({ ...message.rendered, html: bytes } as Rendered as never);
    else if (message.type === 'answered') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.error));
  }

  private fail(reason: string): void {
    if (this.failure !== undefined) return;
    this.failure = reason;
    clearInterval(this.watch);
    this.settle?.reject(new Error(reason));
    for (const [id, { reject }] of this.waiting) reject(new RendererDied(reason, id === this.suspect));
    this.waiting.clear();
    this.onDeath(reason);
  }
}
