import { createApi } from '@paw/api-client/http.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';

/** A loader's arguments, with an api that answers each path (with its query) from `replies`, and others with 404. */
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
