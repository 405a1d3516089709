/** The one fetch wrapper: a time limit, JSON, and {@link ApiProblem} for every failed call. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiProblem, noAnswer } from './apiAnswer.ts';
import type { paths } from './apiTypes.d.ts';

export { ApiProblem, answer } from './apiAnswer.ts';

/** Calls typed by the api's OpenAPI document: `api.GET('/api/products/{slug}', {params: {path: {slug}}})`. */
export type Api = Client<paths>;

export interface ApiOptions {
  /** Origin of the api; empty = same origin. */
  baseUrl: string;
  /** Time limit of one call, in ms. */
  timeout?: number;
  signal?: AbortSignal;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

export function createApi({ baseUrl, timeout = 10_000, signal, headers }: ApiOptions): Api {
  const client = createClient<paths>({
    baseUrl,
    headers,
    fetch: (request) => {
      // Include the request's own signal: the option replaces it.
      const ends = [request.signal, AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
      // A browser's call begins a trace; a renderer has that of its page in `headers`.
      if (typeof document === 'object') request.headers.set('traceparent', `00-${hex(32)}-${hex(16)}-00`);
      return fetch(request, { signal: AbortSignal.any(ends) });
    },
  });
  client.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await readProblem(response);
    },
    onError: ({ error }) => noAnswer(error),
  });
  return client;
}

const hex = (length: number) => Array.from({ length }, () => ((Math.random() * 16) | 0).toString(16)).join('');

async function readProblem(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  const shown = response.status < 500 && body?.message;
  return new ApiProblem(
    response.status,
    body?.code ?? 'unknown',
    shown || 'Something went wrong on our end. Please try again in a moment.',
  );
}
