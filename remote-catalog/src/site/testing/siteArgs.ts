import { createApi } from '@paw/api-client/http.ts';
import type { SiteArgs } from '@paw/contract/siteModule.ts';
import { testSite } from '@paw/testing/testSite.ts';

/** What the shell hands over, with an api that gives each path its reply, and 404 to the rest. */
export function siteArgs(replies: Record<string, unknown>): SiteArgs & { asked: string[] } {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const path = decodeURIComponent(new URL((request as Request).url).pathname);
    asked.push(path);
    const reply = replies[path];
    return Response.json(reply ?? {}, { status: reply ? 200 : 404 });
  });
  const { signal } = new AbortController();
  return { api: createApi({ baseUrl: 'http://api.invalid', signal }), origin: testSite.origin, signal, asked };
}
