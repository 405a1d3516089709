import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** What the loaders of one page are given beside its address. */
export interface JobContext {
  /** Sent to the api with every call. */
  headers: Record<string, string>;
  /** What failed, in words for the log; pages that do not exist are no failure. */
  report: (error: string) => void;
  /** The page broke a renderer before: no loader runs. */
  without: boolean;
}

/**
 * The same routes, each loader with so many ms. One that does not settle costs its region (503), not the page. The
 * page's {@link JobContext} is the loaders' `context`.
 */
export function withDeadline(routes: RouteObject[], ms: number): RouteObject[] {
  return routes.map((route) => {
    const { loader, children } = route;
    return {
      ...route,
      ...(typeof loader === 'function' && {
        loader: (args: LoaderFunctionArgs) => limit(loader, ms, args, route.path),
      }),
      ...(children && { children: withDeadline(children, ms) }),
    } as RouteObject;
  });
}

async function limit(
  loader: (args: LoaderFunctionArgs) => unknown,
  ms: number,
  args: LoaderFunctionArgs,
  path = 'a page',
) {
  const { report, without } = args.context as JobContext;
  // Its own signal: the router gives up the whole page when that of its request ends.
  const ending = new AbortController();
  const request = { url: args.request.url, signal: ending.signal } as Request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // The pattern: the address may hold what somebody typed.
    const text = `The loader of ${path} did not settle within ${ms} ms`;
    timer = setTimeout(() => {
      reject(Object.assign(new Error(text), { status: 503 }));
      ending.abort();
    }, ms);
  });
  try {
    return await Promise.race([without ? leftOut() : loader({ ...args, request }), late]);
  } catch (error) {
    const { status, message = String(error), stack } = error as { status?: number; message?: string; stack?: string };
    // What has a status was thrown on purpose; of anything else the log needs the place.
    if (!(error instanceof Response) && status !== 404) report(status === undefined ? (stack ?? message) : message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function leftOut(): Promise<never> {
  throw Object.assign(new Error('This page ended its renderer, and was left out'), { status: 500 });
}
