import { LRUCache } from 'lru-cache';

/**
 * How often something of one address counts. The window of an address begins with its first time: at an end that all
 * addresses share, one of them would have twice as much at once.
 */
export class AddressBudget {
  readonly #most: number;
  readonly #window: number;
  readonly #spent: LRUCache<string, { until: number; count: number }>;

  /** At most `most` times within `window` ms. Of more than `addresses`, those that were quiet longest are forgotten. */
  constructor(most: number, window: number, addresses: number) {
    this.#most = most;
    this.#window = window;
    this.#spent = new LRUCache({ max: addresses });
  }

  /** @param now ms, rising */
  allows(address: string, now: number): boolean {
    const found = this.#spent.get(address);
    const spent = found && found.until > now ? found : { until: now + this.#window, count: 0 };
    if (spent.count >= this.#most) return false;
    spent.count++;
    this.#spent.set(address, spent);
    return true;
  }

  get size(): number {
    return this.#spent.size;
  }
}
