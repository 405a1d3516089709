import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks what a release reads that is rendered as a shadow, which no visitor sees. */
const MARK = 'x-shadow';
/** Less than what a report of a shadow calls slow. ms */
const LONGEST_WAIT = 100;
const LOOK_EVERY = 5;

/**
 * For the begin of each request: a shadow's waits a moment while a visitor's is open, because both use the same database.
 * @param longest wait, in ms
 */
export function shadowsLast(longest = LONGEST_WAIT) {
  const visits = { open: 0 };
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (headers[MARK] === undefined) {
      visits.open++;
      reply.raw.once('close', () => visits.open--);
      return;
    }
    for (const end = Date.now() + longest; visits.open > 0 && Date.now() < end; ) await pause(LOOK_EVERY);
  };
}
