import type { DocumentQuery, ShopDocument } from '@paw/contract/documents.ts';
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { createApi } from '@paw/api-client/http.ts';
import type { Site } from '@paw/contract/site.ts';
import { traceparentOf } from '@paw/node/traceContext.ts';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../App.tsx';
import { documentIndex } from '../documents/documentIndex.ts';
import { breadcrumbList, crumbsOf } from '../layout/breadcrumb/crumbsOf.ts';
import type { RemoteAccess } from '../remotes/RemoteAccess.tsx';
import { createRoutes } from '../pages/createRoutes.tsx';
import type { RouteHandle } from '../routes/RoutesContext.tsx';
import { findHead, failureHead } from '../head/pageHead.ts';
import { toPageProblem } from '../failures/kindOfFailure.ts';
import type { PageState } from '../hydration/PageState.ts';
import { makeSessionStore } from '../session/sessionStore.ts';
import { hasFailedPage, listFailedRegions } from '../internals/boundaryMarks.ts';
import { pageStyles } from '../internals/pageStyles.ts';
import { encodeText } from './encodeText.ts';
import type { FileHashes } from './hashList.ts';
import { documentOf, type ShellFiles } from './documentOf.ts';
import { type PagePart, slotsIn } from './pageFiles.ts';
import { withoutLeftOut } from './leftOutPages.ts';
import type { Rendered, RenderJob } from './rendererMessages.ts';
import { renderWhole } from './renderWhole.ts';
import { type JobContext, withDeadline } from './withDeadline.ts';

export interface RenderHost {
  set: ReleaseSet;
  /** Of a preview: names of the remotes that are not live. */
  preview?: readonly string[];
  access: RemoteAccess;
  site: Site;
  shell: ShellFiles;
  /** Remote, or `shell` → the hashes of its browser files, when it is verified. */
  hashes: Readonly<Record<string, FileHashes>>;
  documents: readonly ShopDocument[];
  apiUrl: string;
  /** ms */
  deadline: number;
}

/**
 * Renders whole pages of one release set. It does not reject when a remote fails: the failure affects the region and
 * the status. `onRender` is called when the data is loaded and the uninterruptible rendering begins.
 */
export function pageRenderer(host: RenderHost): (job: RenderJob, onRender: () => void) => Promise<Rendered> {
  const api = (signal: AbortSignal, context: JobContext) =>
    // The loader's own time limit ends its calls, by the signal.
    createApi({ baseUrl: host.apiUrl, timeout: 0, signal, headers: context.headers });
  const find = documentIndex(host.documents);
  const documents = () => async (query: DocumentQuery) => find(query);
  const admit = () => 'withheld' as const;
  const shown = withoutLeftOut(createRoutes({ access: host.access, api, documents, admit }), host.set);
  const routes = withDeadline(shown, host.deadline);
  const handler = createStaticHandler(routes);
  const write = documentOf(host.set, host.site, host.shell, host.preview, host.hashes);
  const nextSheet = pageStyles();

  return async (job, onRender) => {
    const errors: string[] = [];
    const url = new URL(job.url, host.site.origin);
    const traceparent = traceparentOf(job.requestId);
    const requestContext: JobContext = {
      headers: { 'x-request-id': job.requestId, 'x-release-set': host.set.id, ...(traceparent && { traceparent }) },
      report: (error) => errors.push(error),
      without: job.withoutPage,
    };
    const request = pageRequest(url);
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return redirect(context, matchRoutes(routes, url)?.at(-1)?.route.path);
    const leaf = context.matches.at(-1)?.route.path;

    const sheet = nextSheet();
    try {
      const tree = sheet.collectStyles(
        <App access={host.access} routes={routes} session={makeSessionStore()}>
          <StaticRouterProvider
            // The context already has the matched routes; passing all routes would copy them for every page.
            router={createStaticRouter([], context)}
            context={context}
            hydrate={false}
          />
        </App>,
      );
      const broken: string[] = [];
      onRender();
      const html = await renderWhole(tree, host.deadline, (error) => broken.push(error));
      const failed = firstProblem(context);
      const status = failed?.status ?? (broken.length && hasFailedPage(html) ? 500 : 200);
      const { loaderData } = context;
      const head = findHead(context.matches.map((match) => loaderData[match.route.id])) ?? failureHead(status);
      const crumbs = breadcrumbList(crumbsOf(url.pathname, routes, head.trail), host.site.origin);
      const data = { loaderData, errors: problemsOf(context) };
      const document = write({
        head: crumbs ? { ...head, jsonLd: [...(head.jsonLd ?? []), crumbs] } : head,
        html,
        styles: sheet.getStyleTags(),
        data,
        parts: partsOf(context, html),
      });
      return {
        status,
        route: leaf === '*' ? undefined : leaf,
        html: encodeText(document.parts),
        inline: document.inline,
        degraded: broken.length > 0 || status >= 500,
        ...(broken.length > 0 && { failed: listFailedRegions(html) }),
        errors: [...errors, ...broken],
      };
    } finally {
      sheet.seal();
    }
  };
}

/** What React Router reads of a request, without the cost of building a `Request`. */
function pageRequest(url: URL): Request {
  return { url: url.href, method: 'GET', signal: new AbortController().signal } as Request;
}

function problemsOf({ errors }: StaticHandlerContext): PageState['errors'] {
  const problems = Object.entries(errors ?? {}).map(([id, error]) => [id, toPageProblem(error)] as const);
  return problems.length ? Object.fromEntries(problems) : null;
}

function firstProblem(context: StaticHandlerContext) {
  const error = Object.values(context.errors ?? {})[0];
  return error === undefined ? undefined : toPageProblem(error);
}

/** The code that the page needs: its route's, and every slot's in its HTML. */
function partsOf(context: StaticHandlerContext, html: string): PagePart[] {
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const page = handle ? [{ remote: handle.remote, part: handle.part }] : [];
  return [...page, ...slotsIn(html)];
}

function redirect(response: Response, route: string | undefined): Rendered {
  const location = response.headers.get('Location') ?? '/';
  return { status: response.status, route, location, html: new Uint8Array(), degraded: false, errors: [] };
}
