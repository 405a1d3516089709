/** The one fetch wrapper: a time limit, JSON, and {@link ApiProblem} for every failed call. */
import type { Client } from 'openapi-fetch';
import { ApiProblem, noAnswer } from './apiAnswer.ts';
import type { paths } from './apiTypes.d.ts';
import { type CallInit, readAnswer, requestFor } from './callPath.ts';

export { ApiProblem, answer } from './apiAnswer.ts';

/** Calls typed by the api's OpenAPI document: `api.GET('/api/products/{slug}', {params: {path: {slug}}})`. */
export type Api = Omit<Client<paths>, 'use' | 'eject'>;

export interface ApiOptions {
  /** Origin of the api; empty = same origin. */
  baseUrl: string;
  /** Time limit of one call, in ms. 0 = none: only a signal ends the call. */
  timeout?: number;
  signal?: AbortSignal;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/** The types are openapi-fetch's; its code, which can do much that no call of the shop needs, is 2 KB of every page. */
export function createApi({ baseUrl, timeout = 10_000, signal, headers }: ApiOptions): Api {
  const call = async (method: string, path: string, init?: CallInit) => {
    const ends = [init?.signal, signal, timeout && AbortSignal.timeout(timeout)].filter((end) => !!end);
    // A single signal is passed on unchanged: in Node, one made by `AbortSignal.any` survives the small garbage collections.
    const end = ends[1] ? AbortSignal.any(ends) : ends[0];
    const request = requestFor(baseUrl, method, path, { ...init, signal: end }, headers);
    // A browser's call begins a trace; a renderer has that of its page in `headers`.
    if (typeof document === 'object') request.headers.set('traceparent', `00-${hex(32)}-${hex(16)}-00`);
    const response = await fetch(request).catch((error: unknown) => {
      throw noAnswer(error);
    });
    if (!response.ok) throw await readProblem(response);
    return { data: await readAnswer(request, response, init), response };
  };
  const request = (method: string, path: string, init?: CallInit) => call(method.toUpperCase(), path, init);
  const calls = methods.map((method) => [method, (path: string, init?: CallInit) => call(method, path, init)] as const);
  return { request, ...Object.fromEntries(calls) } as unknown as Api;
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
