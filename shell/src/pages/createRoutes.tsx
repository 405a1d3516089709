import type { FindDocuments } from '@paw/contract/documents.ts';
import type { Api } from '@paw/api-client/http.ts';
import type { SentRoute } from '@paw/contract/releaseSet.ts';
import type { PageModule } from '@paw/contract/remote.ts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { failureOf } from '../failures/kindOfFailure.ts';
import { Layout, Surroundings } from '../layout/Layout.tsx';
import type { RemoteAccess } from '../remotes/RemoteAccess.tsx';
import { declaredUrl } from '../routes/declaredUrl.ts';
import type { PageData } from '../hydration/PageState.ts';
import type { RouteHandle } from '../routes/RoutesContext.tsx';
import { routeFacts, type SpecifiedRoute } from '../routes/specifiedRoutes.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { RemotePage } from './RemotePage.tsx';

/** What differs between the server's and the browser's routes. */
export interface RouteHost {
  access: RemoteAccess;
  api: (signal: AbortSignal, context: never) => Api;
  documents: (signal: AbortSignal) => FindDocuments;
  /** For a guarded page: shown, withheld (server), or throws a redirect to /login (browser). */
  admit: (url: URL, facts: Pick<SpecifiedRoute, 'members'>) => 'shown' | 'withheld';
}

/**
 * The router's routes for one release set: each remote's path inside or outside the layout, as the specification says.
 */
export function createRoutes(host: RouteHost): RouteObject[] {
  const inside: RouteObject[] = [];
  const outside: RouteObject[] = [];
  for (const [remote, live] of Object.entries(host.access.set.remotes)) {
    for (const route of live.routes) {
      const { layout } = routeFacts(route);
      (layout === 'inside' ? inside : outside).push(remoteRoute(host, remote, route));
    }
  }
  const errorElement = <RouteFailed />;
  const missing: RouteObject = {
    id: 'not-found',
    path: '*',
    loader: () => {
      throw failureOf('not-found', 'No such page');
    },
    element: null,
    errorElement,
  };
  const layout: RouteObject = { id: 'layout', element: <Layout />, children: [...inside, missing] };
  // The last one is for a layout that throws: without it the router shows its own screen for developers.
  return [{ id: 'surroundings', element: <Surroundings />, errorElement, children: [layout, ...outside] }];
}

function remoteRoute(host: RouteHost, remote: string, route: SentRoute): RouteObject {
  const part = `page:${route.name}`;
  const dataQuery = route.query.filter((name) => !route.viewQuery.includes(name));
  return {
    id: `${remote}/${route.name}`,
    path: route.path,
    handle: { remote, part, path: route.path } satisfies RouteHandle,
    loader: (args) => takeOrLoadPage(host, remote, route, args),
    // Undeclared query names never change the page; view names never change its data.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : declaredUrl(currentUrl, dataQuery).href !== declaredUrl(nextUrl, dataQuery).href,
    element: <RemotePage remote={remote} part={part} />,
    errorElement: <RouteFailed remote={remote} part={part} />,
  };
}

/** Takes the page that was or is being fetched because the visitor pointed at its link; otherwise loads it from the api. */
function takeOrLoadPage(
  host: RouteHost,
  remote: string,
  route: SentRoute,
  args: LoaderFunctionArgs,
): Promise<PageData> {
  const ahead = host.access.ahead?.take(declaredUrl(new URL(args.request.url), route.query));
  return ahead ?? loadPage(host, remote, route, args);
}

async function loadPage(
  host: RouteHost,
  remote: string,
  route: SentRoute,
  { request, params, context }: LoaderFunctionArgs,
): Promise<PageData> {
  const url = new URL(request.url);
  const facts = routeFacts(route);
  if (facts.guard && host.admit(url, facts) === 'withheld') {
    const head = { title: 'Loading... | Paw Dailies', description: '', canonical: url.pathname, robots: 'noindex' };
    return { head: head as PageData['head'], withheld: true };
  }
  const module = (await host.access.load(remote, `page:${route.name}`)) as unknown as PageModule<unknown>;
  const { signal } = request;
  const data = await module.loader?.({
    params,
    url: declaredUrl(url, route.query),
    api: host.api(signal, context as never),
    documents: host.documents(signal),
    signal,
  });
  return { data, head: module.head(data, params) };
}
