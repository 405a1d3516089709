import type { Log } from '@paw/shared/node/createLog.ts';
import { specifiedRoute } from '../../routes/specifiedRoutes.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Made, PageSource } from './PageCache.ts';
import { makeReadyPage, type ReadyPage } from './ReadyPage.ts';

export interface PageMaker {
  /** A release set as the page cache asks it. */
  sourceOf: (live: WarmSet) => PageSource;
}

/** Turns what a renderer says into a page that can be sent. */
export function pageMaker(log: Log): PageMaker {
  const sources = new WeakMap<WarmSet, PageSource>();
  const make = async (live: WarmSet, address: string, before: ReadyPage | undefined, id: string): Promise<Made> => {
    const page = await live.pool.render(address, id);
    const { status, degraded, location, html, route = 'not found' } = page;
    for (const error of page.errors) log.warn({ requestId: id, set: live.set.id, route, error }, 'A region failed.');
    const secret = specifiedRoute(route).secret === true;
    const facts = { status, setId: live.set.id, route, html, location, secret };
    return { page: await makeReadyPage(facts, before), isGood: !degraded && status < 500 };
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
