import type { Socket } from 'node:net';

const body = JSON.stringify({ code: 'bad_request', message: 'The request could not be understood.' });

/** Answers what is no HTTP, or too slow or long to become a request, in the one shape, and hangs up. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const length = Buffer.byteLength(body);
  const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
}
