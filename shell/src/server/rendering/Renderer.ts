import { Worker } from 'node:worker_threads';
import type {
  Rendered,
  RendererData,
  RendererMessage,
  RenderJob,
  SiteJob,
  SiteOffer,
} from '../../renderer/rendererMessages.ts';

/** A renderer that sends no message for this long is stuck in a loop. ms */
const MAX_SILENCE = 2_000;
/** Limits for loading all remotes: in total, and for one block of the thread. ms */
const START_LIMIT = 12_000;
const MAX_START_SILENCE = 6_000;
const HEAP_MB = 256;
/** At the lowest priority a thread gets little of a busy machine: a shadow's renderer has so many times these limits. */
export const SHADOW_PATIENCE = 10;

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

/** A worker thread with one release set. When it exits, runs out of heap or loops, `onDeath` is called once. */
export class Renderer {
  onDeath: (reason: string) => void = () => undefined;
  /** Site entries and feeds that the set's remotes offer; known once it has started. */
  site: SiteOffer = { entries: [], feeds: [] };
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  /** Shared memory with the number of the page that the renderer started last: the suspect when it dies. */
  private readonly turn: Int32Array;
  private readonly began = Date.now();
  private lastMessageAt = this.began;
  private failure: string | undefined;
  private next = 1;
  private readonly watch: NodeJS.Timeout;

  private readonly ready: Promise<void>;
  private settle: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(worker: Worker, turn: Int32Array, patience: number) {
    this.worker = worker;
    this.turn = turn;
    worker.on('message', (message: RendererMessage) => this.onMessage(message));
    worker.on('error', (error) => this.fail(error.message));
    worker.on('exit', (code) => this.fail(`it exited with code ${code}`));
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.watch = setInterval(() => {
      if (this.settle && Date.now() - this.began >= START_LIMIT * patience) {
        this.fail(`it did not load within ${START_LIMIT * patience} ms`);
        void worker.terminate();
        return;
      }
      const limit = (this.settle ? MAX_START_SILENCE : MAX_SILENCE) * patience;
      const isSilent = () => Date.now() - this.lastMessageAt >= limit;
      if (!isSilent()) return;
      // This thread may have been blocked itself: process waiting messages first.
      setImmediate(() => {
        if (!isSilent()) return;
        this.fail(`it said nothing for ${limit} ms`);
        void worker.terminate();
      });
    }, 250);
  }

  /** @throws Error with a sentence when the set cannot be loaded or `signal` is aborted. */
  static async start(code: string, data: Omit<RendererData, 'turn'>, signal?: AbortSignal): Promise<Renderer> {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(code, { eval: true, workerData: { ...data, turn }, resourceLimits, env: {} });
    const renderer = new Renderer(worker, turn, data.shadow ? SHADOW_PATIENCE : 1);
    const end = () => renderer.fail('it was stopped');
    signal?.addEventListener('abort', end);
    try {
      await renderer.ready;
      return renderer;
    } catch (error) {
      await worker.terminate();
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
      this.worker.postMessage({ id, ...job } satisfies RenderJob | SiteJob);
    });
  }

  /** Waits at most `ms` for open pages, then ends the thread. */
  async stop(ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (this.waiting.size && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    this.onDeath = () => undefined;
    this.fail('it was stopped');
    await this.worker.terminate();
  }

  private onMessage(message: RendererMessage): void {
    this.lastMessageAt = Date.now();
    if (message.type === 'ready') {
      this.site = message.site ?? this.site;
      this.settle?.resolve();
    }
    if (message.type === 'unfit') this.settle?.reject(new Error(message.error));
    if (message.type === 'ready' || message.type === 'unfit') this.settle = undefined;
    if (message.type !== 'rendered' && message.type !== 'answered' && message.type !== 'broken') return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'rendered') waiting?.resolve(message.rendered as never);
    else if (message.type === 'answered') waiting?.resolve(message.answer as never);
    else waiting?.reject(new Error(message.error));
  }

  private fail(reason: string): void {
    if (this.failure !== undefined) return;
    this.failure = reason;
    clearInterval(this.watch);
    this.settle?.reject(new Error(reason));
    const suspect = Atomics.load(this.turn, 0);
    for (const [id, { reject }] of this.waiting) reject(new RendererDied(reason, id === suspect));
    this.waiting.clear();
    this.onDeath(reason);
  }
}
