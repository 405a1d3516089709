import type { LiveRoute } from '@paw/contract/releaseSet.ts';
import { hasParameters, pageFacts } from '../../routes/pageFacts.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { RenderedPage, PageSource } from './PageCache.ts';
import type { PageFaults } from './PageFaults.ts';
import { makeReadyPage, type ReadyPage } from './ReadyPage.ts';

export interface PageSources {
  /** The interface between a release set and the page cache. */
  sourceOf: (live: WarmSet) => PageSource;
}

/** Renders pages of a set, reports their faults, and compresses them for sending. */
export function pageSources(faults: Pick<PageFaults, 'note'>): PageSources {
  const sources = new WeakMap<WarmSet, PageSource>();
  const make = async (
    live: WarmSet,
    pageUrl: string,
    before: ReadyPage | undefined,
    id: string,
  ): Promise<RenderedPage> => {
    const page = await live.pool.render(pageUrl, id);
    const { status, degraded, location, html, route = 'not found' } = page;
    for (const error of page.errors) {
      const about = { set: live.set, route, pageUrl, requestId: id, error };
      faults.note({ ...about, effect: 'A region failed.', level: 'warn' });
    }
    const { secret, logPath, isCacheable } = describeRoute(live, route);
    const facts = { status, setId: live.set.id, route, html, location, secret, logPath };
    return { page: await makeReadyPage(facts, before), isGood: !degraded && status < 500 && isCacheable };
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

/** A page behind a secret URL is never cached, so that it disappears as soon as the secret is revoked. */
function describeRoute({ set }: WarmSet, path: string) {
  const routes = Object.values(set.remotes).flatMap((live): LiveRoute[] => live.routes);
  const found = routes.find((route) => route.path === path) ?? { path, query: [] };
  const { secret = false, logPath } = pageFacts(found);
  return { secret, logPath, isCacheable: !secret || (!found.query.length && !hasParameters(path)) };
}
