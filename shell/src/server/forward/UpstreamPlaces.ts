import { ClientQueue } from './ClientQueue.ts';
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
  refuse: () => void;
}

/**
 * Places at another process. A request that finds none waits in a queue of limited length, for a limited time. When the
 * queue is full, the client that has the most in it is refused, so a few greedy ones cannot keep the others out.
 */
export class UpstreamPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new ClientQueue<Waiting>();
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
    if (this.#waiting.size >= this.#limits.queue) this.#makeRoom(client);
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
      const refuse = () => leave(unavailable());
      const waiting: Waiting = { client, go, refuse };
      const leaveGone = () => leave(gone.reason);
      const timer = setTimeout(refuse, this.#limits.patience);
      gone.addEventListener('abort', leaveGone);
      this.#waiting.add(waiting);
    });
  }

  /** @throws RequestRefused 503 when no other client has more waiting */
  #makeRoom(client: string): void {
    const dropped = this.#waiting.findToDropFor(client);
    if (!dropped) throw unavailable();
    dropped.refuse();
  }

  /** The first who waits and has not got its share; a client with many requests holds up nobody else. */
  #next(): void {
    for (const waiting of this.#waiting) {
      if (this.#mayGo(waiting.client)) return waiting.go();
    }
  }
}
