import { createApi } from '@paw/shared/contract/http.ts';
import type { Site } from '@paw/shared/contract/site.ts';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import type { RemoteAccess } from '../remotes/RemoteAccess.ts';
import { createRoutes, type RouteHandle } from '../routes/createRoutes.tsx';
import { findHead, troubleHead } from '../routes/currentHead.ts';
import { toPageProblem } from '../routes/PageData.ts';
import { makeSessionStore } from '../session/sessionStore.ts';
import type { Rendered, RenderJob } from './rendererMessages.ts';
import { renderWhole } from './renderWhole.ts';
import { withDeadline } from './withDeadline.ts';

export interface RenderHost {
  access: RemoteAccess;
  site: Site;
  apiUrl: string;
  /** ms */
  deadline: number;
}

/**
 * Renders one page whole. Never rejects for what a remote does: that costs its region and the status.
 * `onRender` is called when the data is there and the rendering, which nobody can interrupt, begins.
 */
export async function renderPage(host: RenderHost, job: RenderJob, onRender: () => void): Promise<Rendered> {
  const errors: string[] = [];
  const headers = { 'x-request-id': job.requestId, 'x-release-set': host.access.set.id };
  const api = (signal: AbortSignal) => createApi({ baseUrl: host.apiUrl, timeout: host.deadline, signal, headers });
  const base = createRoutes({ access: host.access, api, admit: () => 'withheld' });
  const routes = withDeadline(base, host.deadline, (error) => errors.push(error), job.withoutPage);
  const handler = createStaticHandler(routes);
  const url = new URL(job.url, host.site.origin);
  const route = matchRoutes(routes, url)?.at(-1)?.route;
  const pattern = route?.path === '*' ? undefined : route?.path;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { ...redirect(context, host), route: pattern };

  const sheet = new ServerStyleSheet();
  const session = makeSessionStore();
  const router = createStaticRouter(handler.dataRoutes, context);
  try {
    const tree = sheet.collectStyles(
      <App access={host.access} routes={routes} session={session}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    );
    const broken: string[] = [];
    onRender();
    const html = await renderWhole(tree, host.deadline, (error) => broken.push(error));
    const failed = firstProblem(context);
    const status = failed?.status ?? (broken.length && pageBroke(html) ? 500 : 200);
    return {
      status,
      route: pattern,
      html,
      styles: sheet.getStyleTags(),
      head: findHead(context.matches.map(({ route }) => context.loaderData[route.id])) ?? troubleHead(status),
      state: pageState(host, context),
      parts: partsOf(context, html),
      degraded: broken.length > 0 || status >= 500,
      errors: [...errors, ...broken],
    };
  } finally {
    sheet.seal();
  }
}

function pageState(host: RenderHost, context: StaticHandlerContext): Rendered['state'] {
  const errors = Object.entries(context.errors ?? {}).map(([id, error]) => [id, toPageProblem(error)] as const);
  return {
    set: host.access.set,
    site: host.site,
    loaderData: context.loaderData,
    errors: errors.length ? Object.fromEntries(errors) : null,
  };
}

function firstProblem(context: StaticHandlerContext) {
  const error = Object.values(context.errors ?? {})[0];
  return error === undefined ? undefined : toPageProblem(error);
}

/** React leaves `<!--$!-->` where a boundary failed; the page's own region is the one that decides the status. */
function pageBroke(html: string): boolean {
  return /data-region="[^"]*\/page:[^"]*"><!--\$!-->/.test(html);
}

/** Which remotes' code the page needs: its own route's, and every slot that stands in it. */
function partsOf(context: StaticHandlerContext, html: string): Rendered['parts'] {
  const slots = [...html.matchAll(/data-region="([^"/]+)\/(slot:[^"]+)"/g)].map(([, remote = '', part = '']) => ({
    remote,
    part,
  }));
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const page = handle ? [{ remote: handle.remote, part: handle.part }] : [];
  return [...page, ...slots];
}

function redirect(response: Response, host: RenderHost): Rendered {
  const location = response.headers.get('Location') ?? '/';
  const state = { set: host.access.set, site: host.site, loaderData: {}, errors: null };
  const head = troubleHead(404);
  const { status } = response;
  return { status, location, html: '', styles: '', head, state, parts: [], degraded: false, errors: [] };
}
