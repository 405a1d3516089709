import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/**
 * The same routes, each loader with so many ms; none at all with `without`, when the page broke a renderer before. One that does not settle costs its region (503), not the page.
 * `report` gets what failed in words for the log; pages that do not exist are no failure.
 */
export function withDeadline(
  routes: RouteObject[],
  ms: number,
  report: (error: string) => void,
  without = false,
): RouteObject[] {
  return routes.map((route) => {
    const { loader, children } = route;
    const limited =
      typeof loader === 'function' &&
      ((args: LoaderFunctionArgs) => limit(without ? leftOut : loader, ms, args, report));
    return {
      ...route,
      ...(limited && { loader: limited }),
      ...(children && { children: withDeadline(children, ms, report, without) }),
    } as RouteObject;
  });
}

async function limit(
  loader: (args: LoaderFunctionArgs) => unknown,
  ms: number,
  args: LoaderFunctionArgs,
  report: (error: string) => void,
) {
  const ending = new AbortController();
  const request = new Request(args.request, { signal: ending.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const text = `The loader of ${new URL(request.url).pathname} did not settle within ${ms} ms`;
    timer = setTimeout(() => reject(Object.assign(new Error(text), { status: 503 })), ms);
  });
  try {
    return await Promise.race([loader({ ...args, request }), late]);
  } catch (error) {
    const { status, message = String(error) } = error as { status?: number; message?: string };
    if (!(error instanceof Response) && status !== 404) report(message);
    throw error;
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

async function leftOut(): Promise<never> {
  throw Object.assign(new Error('This page ended its renderer, and was left out'), { status: 500 });
}
