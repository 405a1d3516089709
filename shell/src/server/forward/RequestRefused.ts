import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time for a client that is still sending to read the response; an immediate close may lose it. ms */
const LINGER = 1_000;

/** A refused request, in the api's error format. */
export class RequestRefused extends Error {
  readonly status: number;
  readonly code: string;
  /** `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const tooLarge = () => new RequestRefused(413, 'too_large', 'That is more than we can take in one request.');

export const tooSlow = () =>
  new RequestRefused(408, 'too_slow', 'Your request took too long to arrive. Check your connection, then try again.');

export const tooMany = () =>
  new RequestRefused(429, 'too_many_requests', 'That was too much at once. Wait a moment, then try again.', 2);

export const unavailable = () =>
  new RequestRefused(
    503,
    'unavailable',
    'This part of the store isn’t available right now. Please try again in a moment.',
    2,
  );

/** Sends the error response. Discards the rest of the request and closes the connection. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, retryAfter }: RequestRefused,
): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const body = Buffer.from(JSON.stringify({ code, message }));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(!request.complete && { connection: 'close' }),
  });
  if (request.complete) return void response.end(body);
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER).unref();
  request.once('end', end).once('close', end).resume();
}
