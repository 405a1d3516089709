import type { IncomingMessage, ServerResponse } from 'node:http';

/** So much of an answer waits here for a client that reads slowly, so that the connection to the other side is free. */
const MOST = 2 ** 20;
/** A client that reads nothing for so long has no claim to the rest. ms */
const PATIENCE = 30_000;

/** Like a pipe that does not hold up the other side for a client that reads slowly. */
export function passOnAnswer(answer: IncomingMessage, response: ServerResponse): void {
  answer.on('data', (part: Buffer) => {
    response.write(part);
    if (response.writableLength < MOST) return;
    answer.pause();
    response.once('drain', () => answer.resume());
  });
  answer.once('end', () => {
    response.end();
    response.setTimeout(PATIENCE, () => response.destroy());
  });
  // Cut off: the client must not take it for the whole.
  answer.once('close', () => answer.complete || response.destroy());
}
