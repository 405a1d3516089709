import { configure } from '@testing-library/react';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';

// In ms: a page's code is loaded first, and test machines are busy.
configure({ asyncUtilTimeout: 5_000 });

type Reply = (body: unknown) => Response | Promise<Response>;

/**
 * A fake network: answers calls by name, such as `GET /api/account/orders`, until the test is over. An array is
 * answered one after the other, its last reply repeatedly. A call without a reply fails like a lost connection.
 */
export function shopNetwork(replies: Record<string, Reply | Reply[]>): { calls: [name: string, body: unknown][] } {
  installBrowserRequest();
  const calls: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const text = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}${search}`;
    const isJson = request.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson && text ? JSON.parse(text) : text || undefined;
    calls.push([name, body]);
    const found = replies[name];
    const reply = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(body);
  });
  return { calls };
}

export const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Response.json(body, { status });

export const noContent: Reply = () => new Response(null, { status: 204 });

export const noLine: Reply = () => {
  throw new TypeError('Failed to fetch');
};
