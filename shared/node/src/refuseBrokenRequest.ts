import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './securityHeaders.ts';

const broken = [400, 'Bad Request', 'bad_request', 'The request could not be understood.'] as const;
const answers: Readonly<Record<string, readonly [number, string, string, string] | undefined>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'too_slow', 'Your request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'too_large',
    'The headers of the request are too long.',
  ],
};

/** The origin is not known here; a browser has HSTS from other answers. */
const secured = Object.entries(securityHeaders(''))
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers invalid HTTP, and requests that are too slow or too long, in the api's error format, and closes the connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null };
  // During a response, the client would read this one as a part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent) return void socket.destroy();
  const [status, reason, code, message] = answers[error.code ?? ''] ?? broken;
  const body = JSON.stringify({ code, message });
  const head = `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${secured}connection: close`;
  // Also closes the connection of a client that does not read the answer.
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroySoon());
}
