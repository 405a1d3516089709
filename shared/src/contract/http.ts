/** The one fetch wrapper: a time limit, JSON, and {@link ApiProblem} for everything that is not an answer. */
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './apiTypes.d.ts';

/** Calls typed by the api's OpenAPI document: `api.GET('/api/products/{slug}', {params: {path: {slug}}})`. */
export type Api = Client<paths>;

/**
 * What went wrong with a call. `status` 0 = no answer at all (network, time limit). `message` is in plain words
 * and may be shown, except for a 5xx, whose text never is.
 */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** By name: a loader's api comes from the shell, whose copy of this module has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): value is ApiProblem {
    return value instanceof Error && value.name === 'ApiProblem';
  }
}

export interface ApiOptions {
  /** Origin of the api; empty = the page's own. */
  baseUrl: string;
  /** Limit of one call in ms. */
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
      // The request's own signal too: what is given here takes its place.
      const ends = [request.signal, AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
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

/** The data of a call that was answered; the wrapper has thrown for every other one. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  try {
    const { data } = await call;
    return data as Data;
  } catch (error) {
    // A body that was cut off, or is no JSON, fails after the call's own error handling.
    throw error instanceof ApiProblem ? error : noAnswer(error);
  }
}

function noAnswer(cause: unknown): ApiProblem {
  return new ApiProblem(0, 'no_answer', 'The shop did not answer. Check your connection and try again.', { cause });
}

async function readProblem(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  const shown = response.status < 500 && body?.message;
  return new ApiProblem(
    response.status,
    body?.code ?? 'unknown',
    shown || 'Something went wrong at our end. Please try again in a moment.',
  );
}
