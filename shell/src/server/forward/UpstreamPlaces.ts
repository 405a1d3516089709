import { unavailable } from './RequestRefused.ts';

export interface PlaceLimits {
  /** Requests that the other side gets at once. */
  places: number;
  /** Of these, at most so many of one client. */
  share: number;
  /** Requests that wait for a place. */
  queue: number;
  /** ms that one may wait. */
  patience: number;
}

interface Waiting {
  client: string;
  go: () => void;
}

/** Places at another process. Who finds none waits in a queue of limited length, for a limited time. */
export class UpstreamPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #free: number;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#free = limits.places;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * @param gone ends the wait of a client that went away; the promise then rejects with its reason
   * @returns gives the place back, once
   * @throws RequestRefused 503
   */
  async take(client: string, gone: AbortSignal): Promise<() => void> {
    if (this.#mayGo(client)) this.#occupy(client);
    else await this.#wait(client, gone);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.#free++;
      const left = this.#takenBy(client) - 1;
      if (left) this.#taken.set(client, left);
      else this.#taken.delete(client);
      this.#next();
    };
  }

  #takenBy = (client: string) => this.#taken.get(client) ?? 0;
  #mayGo = (client: string) => this.#free > 0 && this.#takenBy(client) < this.#limits.share;

  #occupy(client: string): void {
    this.#free--;
    this.#taken.set(client, this.#takenBy(client) + 1);
  }

  #wait(client: string, gone: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.queue) throw unavailable();
    return new Promise((resolve, reject) => {
      const leave = (error?: unknown) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leaveGone);
        this.#waiting.delete(waiting);
        if (error) reject(error);
        else resolve();
      };
      // The place is taken here, not when the promise's owner runs: another request may come in between.
      const go = () => {
        this.#occupy(client);
        leave();
      };
      const waiting: Waiting = { client, go };
      const leaveGone = () => leave(gone.reason);
      const timer = setTimeout(() => leave(unavailable()), this.#limits.patience);
      gone.addEventListener('abort', leaveGone);
      this.#waiting.add(waiting);
    });
  }

  /** The first who waits and has not got its share; a client with many requests holds up nobody else. */
  #next(): void {
    for (const waiting of this.#waiting) {
      if (this.#mayGo(waiting.client)) return waiting.go();
    }
  }
}
