import { createApi } from '@paw/api-client/http.ts';
import type { PageModule } from '@paw/contract/remote.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteAccess } from '../../remotes/RemoteAccess.tsx';
import type { RouteHandle } from '../../routes/RoutesContext.tsx';
import { declaredUrl } from '../../routes/declaredUrl.ts';
import { routeFacts } from '../../routes/specifiedRoutes.ts';

/**
 * Fetches what a click on a link needs: the page's code, which the loader keeps, and its data, which the browser's HTTP
 * cache keeps because api reads have `max-age`. Never rejects: the click reports failures.
 */
export async function prefetchPage(url: URL, access: RemoteAccess, routes: RouteObject[]): Promise<void> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const { remote, part } = (match?.route.handle ?? {}) as Partial<RouteHandle>;
  const route = access.set.remotes[remote ?? '']?.routes.find(({ name }) => `page:${name}` === part);
  if (!match || !remote || !part || !route) return;
  try {
    const module = (await access.load(remote, part)) as PageModule<unknown>;
    const { guard, secret } = routeFacts(route);
    if (guard || secret) return;
    const { signal } = new AbortController();
    const api = createApi({ baseUrl: '', signal });
    await module.loader?.({ params: match.params, url: declaredUrl(url, route.query), api, signal });
  } catch {
    // A page that moved or does not exist, or a lost connection.
  }
}
