import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageData } from '../../hydration/PageState.ts';
import type { RemoteAccess } from '../../remotes/RemoteAccess.tsx';
import type { RouteHandle } from '../../routes/RoutesContext.tsx';
import { declaredUrl } from '../../routes/declaredUrl.ts';
import { routeFacts } from '../../routes/specifiedRoutes.ts';

/**
 * Fetches what a click on a link needs: the page's code and its data, which the click takes. Of a page that needs a token it
 * fetches only the code. Never rejects: the click reports failures.
 */
export async function prefetchPage(url: URL, access: RemoteAccess, routes: RouteObject[]): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const { remote, part } = (match?.route.handle ?? {}) as Partial<RouteHandle>;
  const route = access.set.remotes[remote ?? '']?.routes.find(({ name }) => `page:${name}` === part);
  if (!match || !remote || !part || !route) return;
  const { guard, secret } = routeFacts(route);
  try {
    if (guard || secret) {
      await access.load(remote, part);
      return;
    }
    const { loader } = match.route;
    const wanted = declaredUrl(url, route.query);
    // The loader would take the page, and `put` would keep it for another ten seconds.
    if (typeof loader !== 'function' || access.ahead?.has(wanted)) return;
    const args = { request: new Request(url), params: match.params, context: {}, url, pattern: match.route.path ?? '' };
    const page = Promise.resolve(loader(args)) as Promise<PageData>;
    access.ahead?.put(wanted, page);
    await page;
  } catch {
    // A page that moved or does not exist, or a lost connection.
  }
}
