import { specifiedRoute } from '../../routes/specifiedRoutes.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Made, PageSource } from './PageCache.ts';
import type { PageFaults } from './PageFaults.ts';
import { makeReadyPage, type ReadyPage } from './ReadyPage.ts';

/** Pages that show what a secret in their query opens. They are made anew each time: one that was ended is gone at once. */
const ofOneSecret: ReadonlySet<string> = new Set(['/wishlist/shared']);

export interface PageMaker {
  /** A release set as the page cache asks it. */
  sourceOf: (live: WarmSet) => PageSource;
}

/** Turns what a renderer says into a page that can be sent. */
export function pageMaker(faults: Pick<PageFaults, 'note'>): PageMaker {
  const sources = new WeakMap<WarmSet, PageSource>();
  const make = async (live: WarmSet, address: string, before: ReadyPage | undefined, id: string): Promise<Made> => {
    const page = await live.pool.render(address, id);
    const { status, degraded, location, html, route = 'not found' } = page;
    for (const error of page.errors) {
      const about = { set: live.set, route, address, requestId: id, error };
      faults.note({ ...about, cost: 'A region failed.', level: 'warn' });
    }
    const isShared = ofOneSecret.has(route);
    const secret = isShared || specifiedRoute(route).secret === true;
    const facts = { status, setId: live.set.id, route, html, location, secret };
    return { page: await makeReadyPage(facts, before), isGood: !degraded && status < 500 && !isShared };
  };
  return {
    sourceOf: (live) => {
      const found = sources.get(live);
      if (found) return found;
      const source: PageSource = { id: live.set.id, make: (...args) => make(live, ...args) };
      sources.set(live, source);
      return source;
    },
  };
}
