import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { declaredUrl } from '../../routes/declaredUrl.ts';

interface DeclaredRoute {
  path: string;
  query: readonly string[];
}

/** Limit of paths whose route is cached. */
const REMEMBERED = 2_000;
const ORIGIN = 'http://shop.invalid';

/**
 * Reduces URLs, for one release set, to what a page depends on: the path, and the query names that its route declares,
 * in a fixed order.
 */
export function pageUrls(routes: readonly DeclaredRoute[]): (url: string) => string {
  const table = routes.map(({ path, query }) => ({ path, handle: query }));
  const known = new LRUCache<string, readonly string[]>({ max: REMEMBERED });
  const namesOf = (path: string): readonly string[] => {
    const found = known.get(path);
    if (found) return found;
    const names = matchRoutes(table, path)?.at(-1)?.route.handle ?? [];
    known.set(path, names);
    return names;
  };
  return (url) => {
    // Most URLs have neither a query nor characters with two spellings.
    if (/^[\w/&-]+$/.test(url)) return url;
    const whole = new URL(url, ORIGIN);
    if (!whole.search) return whole.pathname;
    const { pathname, search } = declaredUrl(whole, namesOf(whole.pathname));
    return pathname + search;
  };
}
