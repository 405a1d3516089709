import type { IncomingMessage, ServerResponse } from 'node:http';

/** Size of the buffer for a slow client, which frees the upstream connection early. bytes */
const MOST = 2 ** 20;
/** The connection of a client that reads nothing for this long is closed. ms */
const TIMEOUT = 30_000;

/** Pipes a response through a buffer, so that a slow client does not hold the upstream connection. */
export function pipeResponse(answer: IncomingMessage, response: ServerResponse): void {
  answer.on('data', (part: Buffer) => {
    response.write(part);
    if (response.writableLength < MOST) return;
    answer.pause();
    response.once('drain', () => answer.resume());
  });
  answer.once('end', () => {
    response.end();
    response.setTimeout(TIMEOUT, () => response.destroy());
  });
  // An incomplete response must not look complete to the client.
  answer.once('close', () => answer.complete || response.destroy());
}
