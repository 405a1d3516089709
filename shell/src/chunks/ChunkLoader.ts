import { LoadingFailed } from '../failures/LoadingFailed.ts';
import { abortLoading, type ChunkSource } from './ChunkSource.ts';

export interface ChunkState {
  /** `slow`: still loading, but long enough that the shopper may want to try again. */
  status: 'idle' | 'loading' | 'slow' | 'ready' | 'failed';
  module?: unknown;
  error?: LoadingFailed;
}

export interface Limits {
  /** After so many ms "Try again" is offered. */
  slow: number;
  /** After so many ms loading is over, the second try included, whatever the browser does: SPEC 9. */
  hard: number;
}

const idle: ChunkState = { status: 'idle' };
const TRIES = 2;

/**
 * Loads the chunks of one slice. A failure is followed by one more try under a fresh path, by itself; after that
 * the shopper decides. Nothing here remembers a failure for good, which `React.lazy` and `route.lazy` do.
 */
export class ChunkLoader {
  readonly source: ChunkSource;
  private readonly limits: Limits;
  protected readonly states = new Map<string, ChunkState>();
  private readonly loading = new Map<string, Promise<unknown>>();
  /** Keys whose shopper asked again while a try was still hanging. */
  private readonly askedAgain = new Set<string>();
  /** Ends the try that a key is in. */
  private readonly endings = new Map<string, (error: Error) => void>();
  private readonly listeners = new Set<() => void>();

  constructor(source: ChunkSource, limits: Limits = { slow: 8_000, hard: 120_000 }) {
    this.source = source;
    this.limits = limits;
  }

  state = (key: string): ChunkState => this.states.get(key) ?? idle;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The module behind `key`; loaded at most once. @throws LoadingFailed */
  load(key: string): Promise<unknown> {
    const state = this.state(key);
    if (state.status === 'ready') return Promise.resolve(state.module);
    const running = this.loading.get(key) ?? this.run(key).finally(() => this.loading.delete(key));
    this.loading.set(key, running);
    return running;
  }

  /** The shopper's "Try again": what hangs is given up at once, what failed starts again, both under a fresh path. */
  retry(key: string): Promise<unknown> {
    if (this.loading.has(key)) {
      this.askedAgain.add(key);
      this.giveUp(key);
    }
    return this.load(key);
  }

  private async run(key: string): Promise<unknown> {
    this.set(key, { status: 'loading' });
    const slow = setTimeout(() => this.set(key, { status: 'slow' }), this.limits.slow);
    try {
      let deadline = performance.now() + this.limits.hard;
      for (let tries = 1; ; tries++) {
        const attempt = this.source.attempt();
        try {
          const module = await this.fetchUntil(deadline, key);
          this.set(key, { status: 'ready', module });
          return module;
        } catch (cause) {
          const error = new LoadingFailed(this.source.remote, this.source.release, key, cause);
          console.error(error.message, cause);
          this.source.moveOn(attempt);
          if (this.askedAgain.delete(key)) {
            tries = 0;
            deadline = performance.now() + this.limits.hard;
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

  /** Style sheets and the runtime's own script have no limit, or another one: this one holds for all. */
  private async fetchUntil(deadline: number, key: string): Promise<unknown> {
    const hard = setTimeout(() => this.giveUp(key), deadline - performance.now());
    const givenUp = new Promise<never>((_, reject) => this.endings.set(key, reject));
    try {
      return await Promise.race([this.source.fetch(key), givenUp]);
    } finally {
      clearTimeout(hard);
      this.endings.delete(key);
    }
  }

  /** Ends a try: the files that it waits for, and whatever else it may wait for. */
  private giveUp(key: string): void {
    abortLoading(this.source.remote, this.source.release);
    this.endings.get(key)?.(new Error('it took too long'));
  }

  protected set(key: string, state: ChunkState): void {
    this.states.set(key, state);
    for (const listener of this.listeners) listener();
  }
}
