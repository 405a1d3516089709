import type { LiveRoute } from '@paw/contract/releaseSet.ts';
import { hasParameters, pageFacts } from '../../routes/pageFacts.ts';
import type { PageHeaders } from '../headers/pageHeaders.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { Rendered } from '../../renderer/rendererMessages.ts';
import { type RenderedPage, type PageSource, WARM_UP } from './PageCache.ts';
import type { PageFaults } from './PageFaults.ts';
import { makeReadyPage, type ReadyPage } from './ReadyPage.ts';
import { TightPacker } from './TightPacker.ts';

export interface PageSources {
  /** The interface between a release set and the page cache. */
  sourceOf: (live: WarmSet) => PageSource;
}

/** A page that was just rendered for a visitor, or to refresh what visitors get. */
export interface SeenPage {
  /** Path and declared query names. */
  pageUrl: string;
  /** The route's pattern. */
  route: string;
  /** Its URL contains a secret. */
  secret: boolean;
  logPath?: 'route';
  rendered: Rendered;
}

/**
 * Renders pages of a set, reports their faults, and compresses them for sending, more tightly those that stay the same.
 * @param headersOf the security headers of a page
 * @param onRendered called with each page, and the time that its rendering took in ms
 * @param onSeen called with each page that was rendered for a visitor
 */
export function pageSources(
  faults: Pick<PageFaults, 'note'>,
  headersOf: PageHeaders,
  onRendered: (page: ReadyPage, ms: number) => void = () => undefined,
  onSeen: (live: WarmSet, page: SeenPage) => void = () => undefined,
): PageSources {
  const sources = new WeakMap<WarmSet, PageSource>();
  const packer = new TightPacker();
  const make = async (
    live: WarmSet,
    pageUrl: string,
    before: ReadyPage | undefined,
    id: string,
  ): Promise<RenderedPage> => {
    const began = performance.now();
    const page = await live.pool.render(pageUrl, id);
    const ms = performance.now() - began;
    const { status, degraded, location, html, route = 'not found' } = page;
    const failed = page.errors.map((error) => {
      const about = { set: live.set, route, pageUrl, requestId: id, error };
      return faults.note({ ...about, effect: 'A region failed.', level: 'warn' });
    });
    const { secret, logPath, isCacheable } = describeRoute(live, route);
    const security = headersOf(live.set.id, page.inline);
    const common = { status, setId: live.set.id, route, html, location, security, secret, logPath };
    // An earlier page with the same content may have been made without a failure.
    const ready = failed.length
      ? await makeReadyPage({ ...common, failed: [...new Set(failed)] })
      : await makeReadyPage(common, before);
    if (ready === before) packer.add(ready);
    onRendered(ready, ms);
    const seen = { pageUrl, route, secret, rendered: page, ...(logPath && { logPath }) };
    if (id !== WARM_UP) onSeen(live, seen);
    return { page: ready, isGood: !degraded && status < 500 && isCacheable };
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
