import { HttpProblem } from '@paw/node/HttpProblem.ts';
import { malformedRequests } from '@paw/node/malformedRequests.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CommitUnknown, isUnavailable } from '../database/DatabaseUnavailable.ts';
import { isReadOnly } from '../database/readOnly.ts';

/** The one shape of an error reply. `message` is written for the shopper. */
export const apiProblem = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: 'ApiProblem', description: 'What went wrong: a code for programs, plain words for people' });

/** The error replies of a route's schema. */
export const problems = { '4xx': apiProblem, '5xx': apiProblem };

/** Thrown by routes for what the caller can fix; becomes the reply. */
export class ApiProblem extends HttpProblem {}

const ourFault = { code: 'server_error', message: 'Something went wrong on our end. Please try again in a moment.' };
const notNow = {
  code: 'unavailable',
  message: 'This part of the store isn’t available right now. Please try again in a moment.',
};
/** While the shop moves to another database. */
const readOnly = {
  code: 'read_only',
  message:
    'We’re moving the store to a new server, so nothing can be saved right now. Please try again in a few minutes.',
};
/** To try again at once could do it twice. */
const notConfirmed = {
  code: 'unavailable',
  message: 'We couldn’t confirm that this was saved. Please check before you try again.',
};
/** When to come back, in seconds: a part of the shop that died is started again in about so long. */
const RETRY_AFTER = 2;

/** Sends errors in one shape. A server error is logged in full and answered with one sentence. */
export function sendProblem(error: FastifyError | ApiProblem, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (isUnavailable(error)) {
    request.log.warn({ why: reasonOf(error) }, 'The database did not answer.');
    const problem = error instanceof CommitUnknown ? notConfirmed : isReadOnly(error) ? readOnly : notNow;
    return reply.code(503).header('retry-after', RETRY_AFTER).send(problem);
  }
  if (error instanceof ApiProblem && error.status < 500) {
    request.problem = error.code;
    return reply.code(error.status).send({ code: error.code, message: error.message });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.replace(/^\//, '') || error.validationContext;
    return reply.code(400).send({ code: 'bad_request', message: `Please check "${field}".` });
  }
  const status = ('statusCode' in error && error.statusCode) || 500;
  if (status < 500) {
    const [code, message] = malformedRequests[error.code] ?? ['bad_request', 'The request could not be understood.'];
    return reply.code(status).send({ code, message });
  }
  request.log.error({ err: error }, 'A request failed.');
  return reply.code(500).send(ourFault);
}

/** The innermost error's own words: those of the line to the database, which know nothing of what was asked. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ code: 'not_found', message: 'There is nothing at this address.' });
}
