import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, sendProblem } from '../http/apiProblem.ts';
import { waitWords } from './tryLimits.ts';
import { QueueFull } from './WorkQueue.ts';

/** Too many tries: `retryAfter` in seconds, and in the message as words. */
export class Refusal extends ApiProblem {
  readonly retryAfter: number;

  /** @param words what to do, with `%` where the waiting time goes */
  constructor(retryAfter: number, words: string) {
    super(429, 'too_many_tries', words.replace('%', waitWords(retryAfter)));
    this.retryAfter = retryAfter;
  }
}

/** Wrong passwords and wrong codes. */
export const tooManyFailures = (seconds: number) =>
  new Refusal(seconds, 'Too many failed attempts. Wait %, then try again.');

/** As everywhere, and with `Retry-After` where waiting helps. */
export function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) reply.header('retry-after', error.retryAfter);
  if (!(error instanceof QueueFull)) return sendProblem(error, request, reply);
  const message = 'Many people are logging in right now. Please try again in a moment.';
  return reply.code(503).headers({ 'retry-after': 2, 'cache-control': 'no-store' }).send({ code: 'busy', message });
}
