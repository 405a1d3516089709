import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { failureOf, logTextOf } from '../failures/kindOfFailure.ts';

/** The loaders' `context` for one page. */
export interface JobContext {
  /** Sent to the api with every request. */
  headers: Record<string, string>;
  /** Reports a failure to the log; pages that do not exist are no failure. */
  report: (error: string) => void;
  /** The page ended a renderer before: no loader runs. */
  without: boolean;
}

/**
 * The same routes, each loader with a time limit of `ms`. A loader that does not settle fails its page with 503.
 * The page's {@link JobContext} is the loaders' `context`.
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
  // Its own signal: the router abandons the whole page when the request's signal aborts.
  const ending = new AbortController();
  const request = { url: args.request.url, signal: ending.signal } as Request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // The pattern: the URL may contain what a shopper typed.
    const text = `The loader of ${path} did not settle within ${ms} ms`;
    timer = setTimeout(() => {
      reject(failureOf('unavailable', text));
      ending.abort();
    }, ms);
  });
  // A loader that throws at once does not get as far as the race, and the timer stays.
  late.catch(() => undefined);
  try {
    const data = await Promise.race([without ? leftOut() : loader({ ...args, request }), late]);
    clearTimeout(timer);
    return data;
  } catch (error) {
    // The timer stays: it ends the calls that the loader left open.
    const text = logTextOf(error);
    if (text !== undefined) report(text);
    throw error;
  }
}

async function leftOut(): Promise<never> {
  throw failureOf('thrown', 'This page ended its renderer, and was left out');
}
