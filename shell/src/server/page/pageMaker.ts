import type { LiveRoute } from '@paw/contract/releaseSet.ts';
import { hasParameters, pageFacts } from '../../routes/pageFacts.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Made, PageSource } from './PageCache.ts';
import type { PageFaults } from './PageFaults.ts';
import { makeReadyPage, type ReadyPage } from './ReadyPage.ts';

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
    const { secret, logPath, isKept } = describeRoute(live, route);
    const facts = { status, setId: live.set.id, route, html, location, secret, logPath };
    return { page: await makeReadyPage(facts, before), isGood: !degraded && status < 500 && isKept };
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

/** A page that shows what a secret in its address opens is kept nowhere: one that was ended is gone at once. */
function describeRoute({ set }: WarmSet, path: string) {
  const routes = Object.values(set.remotes).flatMap((live): LiveRoute[] => live.routes);
  const found = routes.find((route) => route.path === path) ?? { path, query: [] };
  const { secret = false, logPath } = pageFacts(found);
  return { secret, logPath, isKept: !secret || (!found.query.length && !hasParameters(path)) };
}
