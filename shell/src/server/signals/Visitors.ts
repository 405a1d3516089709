import { LRUCache } from 'lru-cache';
import { NEW_VISITORS } from '@paw/release/signals/SignalReport.ts';
import { AddressBudget } from './AddressBudget.ts';
import { crowdOf } from './crowdOf.ts';

const MOST_VISITORS = 50_000;
const MOST_CLIENTS = 50_000;
/** Between two notes that a visitor is a browser. ms */
const BROWSER_EVERY = 60_000;

/** The same before a page was sent to the visitor here: its files may be asked for before its page has ended. ms */
const BROWSER_EARLY = 2_000;

interface Visitor {
  /** A page was sent to it here. */
  hasPage: boolean;
  /** Not before then it is noted again. */
  browserFrom: number;
  /** Of its address; undefined where that is not known. */
  crowd: string | undefined;
}

/** The visitors that are counted while a canary runs. */
export class Visitors {
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Visitor>({ max: MOST_VISITORS });
  /**
   * The guard acts on two to a dozen hurt visitors of a canary, and its evidence is of hours: with more, one address could
   * collect as many of the canary's visitors as it takes.
   */
  readonly #clients = new AddressBudget(NEW_VISITORS.most, NEW_VISITORS.window, MOST_CLIENTS);

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
    if (address !== undefined && !this.#clients.allows(address, this.#now())) return false;
    this.#known.set(visitor, { hasPage: false, browserFrom: 0, crowd: address && crowdOf(address) });
    return true;
  }

  /** In which an admitted visitor's address is; undefined where that is not known. */
  crowdOf(visitor: string): string | undefined {
    return this.#known.get(visitor)?.crowd;
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

  get size(): { visitors: number; clients: number } {
    return { visitors: this.#known.size, clients: this.#clients.size };
  }
}
