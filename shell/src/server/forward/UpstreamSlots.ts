import { ClientQueue } from './ClientQueue.ts';
import { unavailable } from './RequestRefused.ts';

export interface SlotLimits {
  /** Concurrent requests to the upstream process. */
  slots: number;
  /** Slots that one client may use. */
  perClient: number;
  /** Length of the queue. */
  queue: number;
  /** Time that a request may wait in the queue. ms */
  timeout: number;
}

interface Waiting {
  client: string;
  go: () => void;
  refuse: () => void;
}

/**
 * Limits concurrent requests to another process. A request without a free slot waits in a queue of limited length for a
 * limited time. When the queue is full, the client with the most waiting requests is refused, so that a few greedy
 * clients cannot block others.
 */
export class UpstreamSlots {
  readonly #limits: SlotLimits;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new ClientQueue<Waiting>();
  #free: number;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
    this.#free = limits.slots;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * @param gone aborts the wait when the client has disconnected; the promise then rejects with its reason
   * @returns releases the slot; safe to call twice
   * @throws RequestRefused 503
   */
  async acquire(client: string, gone: AbortSignal): Promise<() => void> {
    if (this.#hasSlot(client)) this.#takeSlot(client);
    else await this.#wait(client, gone);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#free++;
      const left = this.#takenBy(client) - 1;
      if (left) this.#taken.set(client, left);
      else this.#taken.delete(client);
      this.#next();
    };
  }

  #takenBy = (client: string) => this.#taken.get(client) ?? 0;
  #hasSlot = (client: string) => this.#free > 0 && this.#takenBy(client) < this.#limits.perClient;

  #takeSlot(client: string): void {
    this.#free--;
    this.#taken.set(client, this.#takenBy(client) + 1);
  }

  #wait(client: string, gone: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.queue) this.#dropFromQueue(client);
    return new Promise((resolve, reject) => {
      const leave = (error?: unknown) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leaveGone);
        this.#waiting.delete(waiting);
        if (error) reject(error);
        else resolve();
      };
      // The slot is taken synchronously, because another request may arrive before the promise resolves.
      const go = () => {
        this.#takeSlot(client);
        leave();
      };
      const refuse = () => leave(unavailable());
      const waiting: Waiting = { client, go, refuse };
      const leaveGone = () => leave(gone.reason);
      const timer = setTimeout(refuse, this.#limits.timeout);
      gone.addEventListener('abort', leaveGone);
      this.#waiting.add(waiting);
    });
  }

  /** @throws RequestRefused 503 when no other client has more waiting */
  #dropFromQueue(client: string): void {
    const dropped = this.#waiting.findToDropFor(client);
    if (!dropped) throw unavailable();
    dropped.refuse();
  }

  /** Starts the first waiting request whose client is below its limit. */
  #next(): void {
    for (const waiting of this.#waiting) {
      if (this.#hasSlot(waiting.client)) return waiting.go();
    }
  }
}
