import { LoadingFailed } from '../failures/kindOfFailure.ts';
import { abortLoading, type ChunkSource } from './ChunkSource.ts';

export interface ChunkState {
  /** `slow`: still loading, for so long that "Try again" is offered. */
  status: 'idle' | 'loading' | 'slow' | 'ready' | 'failed';
  module?: unknown;
  error?: LoadingFailed;
}

export interface Limits {
  /** Time until "Try again" is offered. ms */
  slow: number;
  /** Time limit for loading, including the retry: SPEC 9. ms */
  hard: number;
}

const idle: ChunkState = { status: 'idle' };
const TRIES = 2;

/**
 * Loads the chunks of one slice. After a failure it tries once more under a fresh path; after that the shopper decides.
 * Unlike `React.lazy` and `route.lazy` it does not cache a failure.
 */
export class ChunkLoader {
  readonly source: ChunkSource;
  readonly #limits: Limits;
  protected readonly states = new Map<string, ChunkState>();
  readonly #loading = new Map<string, Promise<unknown>>();
  /** Keys that the shopper retried while a try was pending. */
  readonly #retried = new Set<string>();
  /** Key → rejects its current try. */
  readonly #rejections = new Map<string, (error: Error) => void>();
  readonly #listeners = new Set<() => void>();

  constructor(source: ChunkSource, limits: Limits = { slow: 8_000, hard: 120_000 }) {
    this.source = source;
    this.#limits = limits;
  }

  state = (key: string): ChunkState => this.states.get(key) ?? idle;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The module behind `key`; loaded at most once. @throws LoadingFailed */
  load(key: string): Promise<unknown> {
    const state = this.state(key);
    if (state.status === 'ready') return Promise.resolve(state.module);
    const running = this.#loading.get(key) ?? this.#run(key).finally(() => this.#loading.delete(key));
    this.#loading.set(key, running);
    return running;
  }

  /** The shopper's "Try again": aborts a pending try, and starts a failed one again; both use a fresh path. */
  retry(key: string): Promise<unknown> {
    if (this.#loading.has(key)) {
      this.#retried.add(key);
      this.#abort(key);
    }
    return this.load(key);
  }

  async #run(key: string): Promise<unknown> {
    this.set(key, { status: 'loading' });
    const slow = setTimeout(() => this.set(key, { status: 'slow' }), this.#limits.slow);
    try {
      let deadline = performance.now() + this.#limits.hard;
      for (let tries = 1; ; tries++) {
        const attempt = this.source.attempt();
        try {
          const module = await this.#fetchUntil(deadline, key);
          this.set(key, { status: 'ready', module });
          return module;
        } catch (cause) {
          const error = new LoadingFailed(this.source.remote, this.source.release, key, cause);
          console.error(error.message, cause);
          this.source.moveOn(attempt);
          if (this.#retried.delete(key)) {
            tries = 0;
            deadline = performance.now() + this.#limits.hard;
          }
          if (tries < TRIES && deadline - performance.now() > 1) continue;
          this.set(key, { status: 'failed', error });
          throw error;
        }
      }
    } finally {
      clearTimeout(slow);
    }
  }

  /** Entries and style sheets have no time limit of their own: this one applies to all. */
  async #fetchUntil(deadline: number, key: string): Promise<unknown> {
    const hard = setTimeout(() => this.#abort(key), deadline - performance.now());
    const aborted = new Promise<never>((_, reject) => this.#rejections.set(key, reject));
    try {
      return await Promise.race([this.source.fetch(key), aborted]);
    } finally {
      clearTimeout(hard);
      this.#rejections.delete(key);
    }
  }

  /** Ends a try: its files, and anything else it waits for. */
  #abort(key: string): void {
    abortLoading(this.source.remote, this.source.release);
    this.#rejections.get(key)?.(new Error('it took too long'));
  }

  protected set(key: string, state: ChunkState): void {
    this.states.set(key, state);
    for (const listener of this.#listeners) listener();
  }
}
