import type { SampledPage } from './comparePages.ts';

/** Pages of one route that wait. */
const MOST_WAITING = 10;
const MOST_ROUTES = 100;

interface Waiting {
  /** Page URL → the page as it was last seen. */
  pages: Map<string, SampledPage>;
  /** Pages that were offered since one was taken. */
  offered: number;
  taken: number;
}

/** A fair sample of the pages that visitors ask for: the route that was taken from least comes next, so rare routes are seen too. */
export class SampledPages {
  private readonly routes = new Map<string, Waiting>();
  private readonly random: () => number;

  constructor(random: () => number = Math.random) {
    this.random = random;
  }

  offer(page: SampledPage): void {
    const known = this.routes.get(page.route);
    if (!known && this.routes.size >= MOST_ROUTES) return;
    const waiting = known ?? { pages: new Map<string, SampledPage>(), offered: 0, taken: 0 };
    this.routes.set(page.route, waiting);
    waiting.offered++;
    const { pages, offered } = waiting;
    if (!pages.has(page.pageUrl) && pages.size >= MOST_WAITING) {
      // Each page that was offered has the same chance to be among those that wait.
      if (this.random() >= MOST_WAITING / offered) return;
      const leaving = [...pages.keys()][Math.floor(this.random() * pages.size)];
      if (leaving !== undefined) pages.delete(leaving);
    }
    pages.set(page.pageUrl, page);
  }

  get isEmpty(): boolean {
    return ![...this.routes.values()].some(({ pages }) => pages.size);
  }

  take(): SampledPage | undefined {
    const [next] = [...this.routes.values()].filter(({ pages }) => pages.size).toSorted((a, b) => a.taken - b.taken);
    if (!next) return undefined;
    const key = [...next.pages.keys()][Math.floor(this.random() * next.pages.size)] ?? '';
    const page = next.pages.get(key);
    next.pages.delete(key);
    next.offered = next.pages.size;
    next.taken++;
    return page;
  }
}
