import { LRUCache } from 'lru-cache';

/**
 * Window in ms, and how many new visitors of one address are counted in it. The guard acts on four to a dozen hurt visitors,
 * so that one address alone cannot make it act.
 */
export const [WINDOW, MOST_NEW] = [10 * 60_000, 5];
const MOST_VISITORS = 50_000;
const MOST_CLIENTS = 10_000;
/** Between two notes that a visitor is a browser. ms */
const BROWSER_EVERY = 60_000;

/** The same before a page was sent to the visitor here: its files may be asked for before its page has ended. ms */
const BROWSER_EARLY = 2_000;

interface Visitor {
  /** A page was sent to it here. */
  hasPage: boolean;
  /** Not before then it is noted again. */
  browserFrom: number;
}

/** The visitors that are counted while a canary runs. */
export class Visitors {
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Visitor>({ max: MOST_VISITORS });
  readonly #clients = new LRUCache<string, { until: number; count: number }>({ max: MOST_CLIENTS });

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Whether a visitor is counted.
   * @param client reads the client's address, which takes a while: called for new visitors only. Unknown ones have no limit
   */
  admits(visitor: string, client: () => string | undefined): boolean {
    if (this.#known.get(visitor)) return true;
    const address = client();
    if (address !== undefined && !this.#hasRoom(address)) return false;
    this.#known.set(visitor, { hasPage: false, browserFrom: 0 });
    return true;
  }

  /** A page was sent to an admitted visitor. */
  notePage(visitor: string): void {
    const known = this.#known.get(visitor);
    if (known && !known.hasPage) Object.assign(known, { hasPage: true, browserFrom: 0 });
  }

  /** True once a minute for an admitted visitor. */
  isNewsOfBrowser(visitor: string): boolean {
    const known = this.#known.get(visitor);
    const now = this.#now();
    if (!known || known.browserFrom > now) return false;
    known.browserFrom = now + (known.hasPage ? BROWSER_EVERY : BROWSER_EARLY);
    return true;
  }

  #hasRoom(address: string): boolean {
    const now = this.#now();
    const found = this.#clients.get(address);
    const counted = found && found.until > now ? found : { until: now + WINDOW, count: 0 };
    if (counted.count >= MOST_NEW) return false;
    counted.count++;
    this.#clients.set(address, counted);
    return true;
  }

  get size(): { visitors: number; clients: number } {
    return { visitors: this.#known.size, clients: this.#clients.size };
  }
}
