import { configure } from '@testing-library/react';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';

// In ms: a quote is requested after a pause, and test machines are busy.
configure({ asyncUtilTimeout: 5_000 });

/** A call that reached the api. */
export interface Call {
  /** `POST /api/cart/quote`. */
  name: string;
  body: unknown;
  headers: Headers;
}

type Reply = (call: Call) => Response | Promise<Response>;

/**
 * A fake network: answers calls by name until the test is over. An array is answered one after the other, its
 * last reply repeatedly. A call without a reply fails like a lost connection.
 */
export function shopNetwork(replies: Record<string, Reply | Reply[]>): {
  calls: Call[];
  named: (name: string) => Call[];
} {
  installBrowserRequest();
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const text = await request.clone().text();
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const call: Call = { name, body: text ? JSON.parse(text) : undefined, headers: request.headers };
    calls.push(call);
    const found = replies[name];
    const reply = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(call);
  });
  return { calls, named: (name) => calls.filter((call) => call.name === name) };
}

export const json =
  (body: unknown, status = 200): Reply =>
  async () =>
    Response.json(body, { status });

export const noLine: Reply = () => {
  throw new TypeError('Failed to fetch');
};
