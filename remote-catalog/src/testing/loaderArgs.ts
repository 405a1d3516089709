import { createApi } from '@paw/api-client/http.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';

/** What a loader gets, with an api that answers each path (with its query) from `replies`, and 404 to the rest. */
export function loaderArgs(params: LoaderArgs['params'], replies: Record<string, unknown> = {}): LoaderArgs {
  const signal = new AbortController().signal;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    const reply = replies[decodeURIComponent(pathname + search)];
    return reply
      ? Response.json(reply)
      : Response.json({ code: 'not_found', message: 'We do not have this.' }, { status: 404 });
  });
  return { params, url: new URL('http://localhost/'), api: createApi({ baseUrl: 'http://localhost', signal }), signal };
}
