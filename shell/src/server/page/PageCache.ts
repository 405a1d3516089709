import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './ReadyPage.ts';

/** As it stands, without asking anybody. ms */
const FRESH = 10_000;
/** Sent once more while it is rendered anew behind the shopper's back. ms */
const USABLE = 60_000;
/** A refresh that did not give a good page is tried again after so long. ms */
const RETRY = 1_000;
/** Pages of a warm-up under way at a time: visitors' requests come between them. */
const WARMED_AT_A_TIME = 2;
/** After so long a visit counts half, so that counts tell what is asked for now. ms */
const HALF_LIFE = 60_000;

/** What a renderer made of an address, packed. */
export interface Made {
  page: ReadyPage;
  /** Every region is there: it may be kept. */
  isGood: boolean;
}

/** A release set as the cache sees it. */
export interface PageSource {
  id: string;
  /** @param address path and declared query */
  make: (address: string, before: ReadyPage | undefined, requestId: string) => Promise<Made>;
}

export interface PageCacheOptions {
  /** Limit of all that is kept. */
  bytes: number;
  api: { isDown: boolean; check: () => Promise<boolean> };
  now?: () => number;
}

export interface Answer {
  page: ReadyPage;
  how: 'hit' | 'stale' | 'miss';
}

interface Kept {
  page: ReadyPage;
  setId: string;
  address: string;
  madeAt: number;
  triedAt: number;
  /** Visits, each with the weight it had at {@link countedAt}. */
  visits: number;
  countedAt: number;
}

/**
 * Pages that are ready, by release set and address: rendered once for all who ask at the same time, fresh for 10 s,
 * then refreshed behind the shopper until 60 s, older only while the api is down. What was asked for once cannot push
 * out what is asked for often: a page begins on probation, and its second visit takes it over. Pages that do not
 * exist, and redirects, have a small place of their own.
 */
export class PageCache {
  readonly counts = { hit: 0, stale: 0, miss: 0 };
  private readonly api: PageCacheOptions['api'];
  private readonly now: () => number;
  private readonly often: LRUCache<string, Kept>;
  private readonly probation: LRUCache<string, Kept>;
  private readonly elsewhere: LRUCache<string, Kept>;
  private readonly flights = new Map<string, Promise<Answer>>();

  constructor({ bytes, api, now = () => performance.now() }: PageCacheOptions) {
    this.api = api;
    this.now = now;
    const part = (share: number, options: Partial<LRUCache.Options<string, Kept, unknown>> = {}) =>
      new LRUCache<string, Kept>({
        maxSize: Math.max(1, Math.floor(bytes * share)),
        sizeCalculation: ({ page, address }) => page.bytes + address.length * 2,
        ...options,
      });
    this.probation = part(0.2);
    this.often = part(0.75, {
      disposeAfter: (kept, key, reason) => reason === 'evict' && this.probation.set(key, kept),
    });
    this.elsewhere = part(0.05);
  }

  /** A page that can be sent at once, without a promise: most visits end here. */
  find(source: PageSource, address: string, requestId: string): Answer | undefined {
    const now = this.now();
    const kept = this.visit(keyOf(source.id, address), now);
    if (!kept) return undefined;
    const age = now - kept.madeAt;
    if (age < FRESH) return this.count(kept.page, 'hit');
    if (!this.api.isDown) {
      if (age >= USABLE) return undefined;
      if (now - kept.triedAt >= RETRY) void this.fly(source, address, requestId).catch(() => undefined);
    }
    return this.count(kept.page, 'stale');
  }

  /** The page of an address, rendered when it must be. @throws what the renderer throws */
  async obtain(source: PageSource, address: string, requestId: string): Promise<Answer> {
    const found = this.find(source, address, requestId);
    if (found) return found;
    const { page, how } = await this.fly(source, address, requestId);
    return this.count(page, how);
  }

  /**
   * Makes ready for a set what visitors of another one ask for most.
   * @param ms after so long whatever is not ready yet is made when it is asked for
   */
  async warm(source: PageSource, from: string, count: number, ms: number): Promise<void> {
    const wanted = this.mostAsked(from, count).filter((address) => !this.findFresh(source.id, address));
    // One clock for both: a timer may fire a moment before another clock says so.
    const late = AbortSignal.timeout(ms);
    const isLate = new Promise((resolve) => late.addEventListener('abort', resolve, { once: true }));
    const goOn = async () => {
      for (let address = wanted.shift(); address && !late.aborted; address = wanted.shift())
        await this.fly(source, address, 'warm-up').catch(() => undefined);
    };
    await Promise.race([Promise.all(Array.from({ length: WARMED_AT_A_TIME }, goOn)), isLate]);
  }

  /** Whether a page that exists was made in the last seconds, whole. */
  isReady(setId: string, address: string): boolean {
    return this.findFresh(setId, address)?.page.status === 200;
  }

  /** Lets go of a set's pages: nobody will ask it again. */
  forget(setId: string): void {
    for (const part of this.parts) {
      for (const [key, kept] of part.entries()) if (kept.setId === setId) part.delete(key);
    }
  }

  get size(): { pages: number; bytes: number } {
    const sum = (read: (part: LRUCache<string, Kept>) => number) =>
      this.parts.reduce((total, part) => total + read(part), 0);
    return { pages: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) };
  }

  private get parts(): LRUCache<string, Kept>[] {
    return [this.often, this.probation, this.elsewhere];
  }

  private count(page: ReadyPage, how: Answer['how']): Answer {
    this.counts[how]++;
    return { page, how };
  }

  /** Looks up a page for a visitor: the second one takes it off probation. */
  private visit(key: string, now: number): Kept | undefined {
    const known = this.often.get(key) ?? this.elsewhere.get(key);
    const kept = known ?? this.probation.get(key);
    if (!kept) return undefined;
    kept.visits = weightOf(kept, now) + 1;
    kept.countedAt = now;
    if (known) return known;
    this.probation.delete(key);
    this.often.set(key, kept);
    return kept;
  }

  /** One rendering for all who ask for the same page at the same time. */
  private fly(source: PageSource, address: string, requestId: string): Promise<Answer> {
    const key = keyOf(source.id, address);
    const under = this.flights.get(key);
    if (under) return under;
    const flight = this.make(source, address, key, requestId).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  private async make(source: PageSource, address: string, key: string, requestId: string): Promise<Answer> {
    const kept = this.peek(key);
    if (kept) kept.triedAt = this.now();
    const { page, isGood } = await source.make(address, kept?.page, requestId);
    if (isGood) this.keep(key, source.id, address, page, kept);
    else if (kept && page.status === 503 && !(await this.api.check())) return { page: kept.page, how: 'stale' };
    return { page, how: 'miss' };
  }

  private keep(key: string, setId: string, address: string, page: ReadyPage, before: Kept | undefined): void {
    const now = this.now();
    const { visits = 1, countedAt = now } = before ?? {};
    const kept = { page, setId, address, madeAt: now, triedAt: now, visits, countedAt };
    const place = page.status !== 200 ? this.elsewhere : this.often.has(key) ? this.often : this.probation;
    for (const part of this.parts) part.delete(key);
    place.set(key, kept);
  }

  private peek(key: string): Kept | undefined {
    return this.often.peek(key) ?? this.probation.peek(key) ?? this.elsewhere.peek(key);
  }

  private findFresh(setId: string, address: string): Kept | undefined {
    const kept = this.peek(keyOf(setId, address));
    return kept && this.now() - kept.madeAt < FRESH / 2 ? kept : undefined;
  }

  private mostAsked(setId: string, count: number): string[] {
    const now = this.now();
    return [this.often, this.probation]
      .flatMap((part) => [...part.values()])
      .filter((kept) => kept.setId === setId)
      .toSorted((a, b) => weightOf(b, now) - weightOf(a, now))
      .slice(0, count)
      .map(({ address }) => address);
  }
}

/** What a page's visits count now. */
function weightOf({ visits, countedAt }: Kept, now: number): number {
  return visits * 2 ** ((countedAt - now) / HALF_LIFE);
}

function keyOf(setId: string, address: string): string {
  return `${setId} ${address}`;
}
