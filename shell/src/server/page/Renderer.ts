import { Worker } from 'node:worker_threads';
import type {
  Rendered,
  RendererData,
  RendererMessage,
  RenderJob,
  SiteJob,
  SiteOffer,
} from '../../renderer/rendererMessages.ts';

/** A renderer that says nothing for so long is stuck in a loop. ms */
const SILENCE = 2_000;
/** Loading all remotes must be over after so long, and may block the thread for so long at a time. ms */
const START_LIMIT = 12_000;
const START_SILENCE = 6_000;
const HEAP_MB = 256;

/** Thrown for every page that was with a renderer when it ended. */
export class RendererDied extends Error {
  override name = 'RendererDied';
  /** This page was the last one that the renderer began: most likely the cause. */
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

/** A worker thread with one release set. It may exit, run out of heap or loop: then it is dead, and says so once. */
export class Renderer {
  onDeath: (reason: string) => void = () => undefined;
  /** What the set's remotes tell machines; known once it has started. */
  site: SiteOffer = { entries: [], feeds: [] };
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  /** Holds the number of the page that the renderer turned to last: it is the suspect when the renderer dies. */
  private readonly turn: Int32Array;
  private readonly began = Date.now();
  private heard = this.began;
  private dead: string | undefined;
  private next = 1;
  private readonly watch: NodeJS.Timeout;

  private readonly ready: Promise<void>;
  private settle: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(worker: Worker, turn: Int32Array) {
    this.worker = worker;
    this.turn = turn;
    worker.on('message', (message: RendererMessage) => this.hear(message));
    worker.on('error', (error) => this.die(error.message));
    worker.on('exit', (code) => this.die(`it exited with code ${code}`));
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    this.watch = setInterval(() => {
      if (this.settle && Date.now() - this.began >= START_LIMIT) {
        this.die(`it did not load within ${START_LIMIT} ms`);
        void worker.terminate();
        return;
      }
      const limit = this.settle ? START_SILENCE : SILENCE;
      const isSilent = () => Date.now() - this.heard >= limit;
      if (!isSilent()) return;
      // This thread may have been the busy one: first take in what has arrived.
      setImmediate(() => {
        if (!isSilent()) return;
        this.die(`it said nothing for ${limit} ms`);
        void worker.terminate();
      });
    }, 250);
  }

  /** @throws Error in words when the set cannot be loaded, or `signal` ends it. */
  static async start(code: string, data: Omit<RendererData, 'turn'>, signal?: AbortSignal): Promise<Renderer> {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB };
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(code, { eval: true, workerData: { ...data, turn }, resourceLimits, env: {} });
    const renderer = new Renderer(worker, turn);
    const end = () => renderer.die('it was stopped');
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

  /** @throws RendererDied, or the renderer's own error as it stands. */
  render(page: Omit<RenderJob, 'id'>): Promise<Rendered> {
    return this.send(page);
  }

  /** What a remote tells machines, as it told it. @throws as {@link render} does */
  ask(job: Omit<SiteJob, 'id'>): Promise<unknown> {
    return this.send(job);
  }

  private send<T>(job: Omit<RenderJob, 'id'> | Omit<SiteJob, 'id'>): Promise<T> {
    if (this.dead !== undefined) return Promise.reject(new RendererDied(this.dead, false));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...job } satisfies RenderJob | SiteJob);
    });
  }

  /** Lets pages that are under way end, for at most `ms`. */
  async stop(ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (this.waiting.size && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    this.onDeath = () => undefined;
    this.die('it was stopped');
    await this.worker.terminate();
  }

  private hear(message: RendererMessage): void {
    this.heard = Date.now();
    if (message.type === 'ready') {
      this.site = message.site ?? this.site;
      this.settle?.resolve();
    }
    if (message.type === 'unfit') this.settle?.reject(new Error(message.error));
    if (message.type === 'ready' || message.type === 'unfit') this.settle = undefined;
    if (message.type !== 'rendered' && message.type !== 'told' && message.type !== 'broken') return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'rendered') waiting?.resolve(message.rendered as never);
    else if (message.type === 'told') waiting?.resolve(message.told as never);
    else waiting?.reject(new Error(message.error));
  }

  private die(reason: string): void {
    if (this.dead !== undefined) return;
    this.dead = reason;
    clearInterval(this.watch);
    this.settle?.reject(new Error(reason));
    const suspect = Atomics.load(this.turn, 0);
    for (const [id, { reject }] of this.waiting) reject(new RendererDied(reason, id === suspect));
    this.waiting.clear();
    this.onDeath(reason);
  }
}
