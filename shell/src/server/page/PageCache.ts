import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './ReadyPage.ts';

/** A page is sent without a refresh up to this age. ms */
const FRESH = 10_000;
/** A page is sent and refreshed in the background up to this age. ms */
const MAX_STALE = 60_000;
/** Delay after a refresh that failed. ms */
const RETRY_DELAY = 1_000;
/** Id of the request for which pages of the next set are rendered: no visitor's. */
export const WARM_UP = 'warm-up';
/** Low, so that visitors' requests are served in between. */
const WARM_UP_CONCURRENCY = 2;
/** Pages that are rendered for a new set: those that this share of visits asks for, but not more than the second number. */
const WARMED = { share: 0.999, most: 500 };
/** Refreshes at the same time; a page that is not among them is refreshed at one of its next visits. */
const REFRESH_CONCURRENCY = 4;
/** Visit counts decay with this half-life, so that they reflect current demand. ms */
const HALF_LIFE = 60_000;

/** A rendered page with its compressed bodies. */
export interface RenderedPage {
  page: ReadyPage;
  /** No region failed, so the page may be cached. */
  isGood: boolean;
}

/** A release set as the cache sees it. */
export interface PageSource {
  id: string;
  /** @param pageUrl path and declared query names */
  make: (pageUrl: string, before: ReadyPage | undefined, requestId: string) => Promise<RenderedPage>;
}

export interface PageCacheOptions {
  /** Limit for all cached pages. */
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
  pageUrl: string;
  renderedAt: number;
  triedAt: number;
  /** Decayed number of visits at {@link countedAt}. */
  visits: number;
  countedAt: number;
}

/**
 * Caches rendered pages by release set and page URL. Concurrent requests share one rendering. A page is fresh for 10 s,
 * then stale-while-revalidate until 60 s; while the api is down it is sent at any age. The cache is segmented: a page
 * starts on probation, and its second visit moves it to the frequent pages, so that pages requested once do not evict
 * frequent ones. Redirects and pages with an error status have a small segment of their own.
 */
export class PageCache {
  readonly counts = { hit: 0, stale: 0, miss: 0 };
  private readonly api: PageCacheOptions['api'];
  private readonly now: () => number;
  private readonly frequent: LRUCache<string, Kept>;
  private readonly probation: LRUCache<string, Kept>;
  private readonly otherPages: LRUCache<string, Kept>;
  private readonly inFlight = new Map<string, Promise<Answer>>();
  private refreshing = 0;

  constructor({ bytes, api, now = () => performance.now() }: PageCacheOptions) {
    this.api = api;
    this.now = now;
    const part = (share: number, options: Partial<LRUCache.Options<string, Kept, unknown>> = {}) =>
      new LRUCache<string, Kept>({
        maxSize: Math.max(1, Math.floor(bytes * share)),
        sizeCalculation: ({ page, pageUrl }) => page.bytes + pageUrl.length * 2,
        ...options,
      });
    this.probation = part(0.2);
    this.frequent = part(0.75, {
      disposeAfter: (kept, key, reason) => reason === 'evict' && this.probation.set(key, kept),
    });
    this.otherPages = part(0.05);
  }

  /** A page that can be sent synchronously; this serves most visits. */
  find(source: PageSource, pageUrl: string, requestId: string): Answer | undefined {
    const now = this.now();
    const kept = this.visit(keyOf(source.id, pageUrl), now);
    if (!kept) return undefined;
    const age = now - kept.renderedAt;
    if (age < FRESH) return this.count(kept.page, 'hit');
    if (!this.api.isDown) {
      if (age >= MAX_STALE) return undefined;
      if (now - kept.triedAt >= RETRY_DELAY) void this.refresh(source, pageUrl, requestId);
    }
    return this.count(kept.page, 'stale');
  }

  /** The page of a URL, rendered if necessary. @throws the renderer's error */
  async obtain(source: PageSource, pageUrl: string, requestId: string): Promise<Answer> {
    const found = this.find(source, pageUrl, requestId);
    if (found) return found;
    const { page, how } = await this.renderOnce(source, pageUrl, requestId);
    return this.count(page, how);
  }

  /**
   * Renders, for a new set, nearly all pages that visitors of another set request, the most requested first. Visitors of the
   * others wait at the same moment, because after a switch all of these are missing at once.
   * @param ms time limit; other pages are rendered on request
   * @param maxAge age up to which a page of the new set is not rendered again, in ms
   */
  async warm(source: PageSource, from: string, ms: number, maxAge = FRESH / 2): Promise<void> {
    const wanted = this.mostRequested(from).filter((pageUrl) => !this.findYounger(source.id, pageUrl, maxAge));
    // One timer for both checks, because timers and clocks may differ by a moment.
    const late = AbortSignal.timeout(ms);
    const isLate = new Promise((resolve) => late.addEventListener('abort', resolve, { once: true }));
    const warmNext = async () => {
      for (let pageUrl = wanted.shift(); pageUrl && !late.aborted; pageUrl = wanted.shift())
        await this.renderOnce(source, pageUrl, WARM_UP).catch(() => undefined);
    };
    await Promise.race([Promise.all(Array.from({ length: WARM_UP_CONCURRENCY }, warmNext)), isLate]);
  }

  /** Whether the page was rendered with status 200 in the last `maxAge` ms. */
  isReady(setId: string, pageUrl: string, maxAge = FRESH / 2): boolean {
    return this.findYounger(setId, pageUrl, maxAge)?.page.status === 200;
  }

  /** Drops the pages of a set that has ended. */
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
    return [this.frequent, this.probation, this.otherPages];
  }

  private count(page: ReadyPage, how: Answer['how']): Answer {
    this.counts[how]++;
    return { page, how };
  }

  /** Looks up a page and counts the visit; the second visit ends its probation. */
  private visit(key: string, now: number): Kept | undefined {
    const known = this.frequent.get(key) ?? this.otherPages.get(key);
    const kept = known ?? this.probation.get(key);
    if (!kept) return undefined;
    kept.visits = weightOf(kept, now) + 1;
    kept.countedAt = now;
    if (known) return known;
    this.probation.delete(key);
    this.frequent.set(key, kept);
    return kept;
  }

  private async refresh(source: PageSource, pageUrl: string, requestId: string): Promise<void> {
    // A visit to a page that is being refreshed must not use up another refresh slot.
    if (this.refreshing >= REFRESH_CONCURRENCY || this.inFlight.has(keyOf(source.id, pageUrl))) return;
    this.refreshing++;
    await this.renderOnce(source, pageUrl, requestId).catch(() => undefined);
    this.refreshing--;
  }

  /** Shares one rendering between concurrent requests for the same page. */
  private renderOnce(source: PageSource, pageUrl: string, requestId: string): Promise<Answer> {
    const key = keyOf(source.id, pageUrl);
    const running = this.inFlight.get(key);
    if (running) return running;
    const rendering = this.make(source, pageUrl, key, requestId).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, rendering);
    return rendering;
  }

  private async make(source: PageSource, pageUrl: string, key: string, requestId: string): Promise<Answer> {
    const kept = this.peek(key);
    if (kept) kept.triedAt = this.now();
    const { page, isGood } = await source.make(pageUrl, kept?.page, requestId);
    const isWanted = requestId === WARM_UP;
    if (isGood) this.keep(key, { setId: source.id, pageUrl, page, isWanted }, kept);
    else if (kept && page.status === 503 && !(await this.api.check())) return { page: kept.page, how: 'stale' };
    return { page, how: 'miss' };
  }

  /** @param made `isWanted`: visitors of another set request the page, so it has no probation */
  private keep(
    key: string,
    { setId, pageUrl, page, isWanted }: Pick<Kept, 'setId' | 'pageUrl' | 'page'> & { isWanted: boolean },
    before: Kept | undefined,
  ): void {
    const now = this.now();
    const { visits = 1, countedAt = now } = before ?? {};
    const kept = { page, setId, pageUrl, renderedAt: now, triedAt: now, visits, countedAt };
    const place =
      page.status !== 200 ? this.otherPages : isWanted || this.frequent.has(key) ? this.frequent : this.probation;
    for (const part of this.parts) part.delete(key);
    place.set(key, kept);
  }

  private peek(key: string): Kept | undefined {
    return this.frequent.peek(key) ?? this.probation.peek(key) ?? this.otherPages.peek(key);
  }

  private findYounger(setId: string, pageUrl: string, maxAge: number): Kept | undefined {
    const kept = this.peek(keyOf(setId, pageUrl));
    return kept && this.now() - kept.renderedAt < maxAge ? kept : undefined;
  }

  private mostRequested(setId: string): string[] {
    const now = this.now();
    const visited = [this.frequent, this.probation]
      .flatMap((part) => [...part.values()])
      .filter((kept) => kept.setId === setId)
      .map((kept) => ({ pageUrl: kept.pageUrl, weight: weightOf(kept, now) }))
      .toSorted((a, b) => b.weight - a.weight);
    let left = visited.reduce((sum, { weight }) => sum + weight, 0) * WARMED.share;
    const wanted: string[] = [];
    for (const { pageUrl, weight } of visited) {
      if (left <= 0 || wanted.length === WARMED.most) break;
      wanted.push(pageUrl);
      left -= weight;
    }
    return wanted;
  }
}

/** The decayed number of visits now. */
function weightOf({ visits, countedAt }: Kept, now: number): number {
  return visits * 2 ** ((countedAt - now) / HALF_LIFE);
}

function keyOf(setId: string, pageUrl: string): string {
  return `${setId} ${pageUrl}`;
}
