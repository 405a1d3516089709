import { HttpProblem } from '@paw/node/HttpProblem.ts';
import { malformedRequests } from '@paw/node/malformedRequests.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ReleaseProblem } from '../store/releaseProblem.ts';

/** The one shape of an error reply. */
export const registryProblem = z
  .object({ code: z.string(), message: z.string() })
  .meta({ id: 'RegistryProblem', description: 'A code for programs, and a sentence for people that names the fix' });

/** Thrown by routes; becomes the reply. */
export class RegistryProblem extends HttpProblem {}

/** The status for what the release code refuses: its sentences are written for the person who asked. */
const statuses: Partial<Record<ReleaseProblem['code'], number>> = {
  usage: 400,
  unknown: 404,
  refused: 409,
  out_of_date: 409,
  build: 422,
  damaged: 409,
  no_shell: 409,
  shell_refused: 409,
  no_answer: 504,
};

const malformed: typeof malformedRequests = {
  ...malformedRequests,
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is larger than the registry takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send JSON, or multipart/form-data for a publication.'],
};

/** Answers in the one shape. What fails on our side is logged whole and answered with one sentence. */
export function sendProblem(
  error: FastifyError | RegistryProblem | ReleaseProblem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof RegistryProblem) return send(reply, error.status, error.code, error.message);
  if (error instanceof ReleaseProblem) {
    const status = statuses[error.code] ?? 503;
    if (status === 503) request.log.error({ err: error }, 'The release store could not be used.');
    return send(reply, status, error.code, error.message);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0];
    const field =
      issue?.instancePath.replace(/^\//, '').replaceAll('/', '.') || error.validationContext || 'the request';
    return send(reply, 400, 'bad_request', `Check "${field}": ${issue?.message ?? 'it is not what the call takes'}.`);
  }
  const status = ('statusCode' in error && error.statusCode) || 500;
  if (status < 500) {
    const [code, message] = malformed[error.code] ?? ['bad_request', 'The request could not be understood.'];
    return send(reply, status, code, message);
  }
  request.log.error({ err: error }, 'A request failed.');
  return send(reply, 500, 'server_error', 'The registry failed at this: look at its log, then try again.');
}

function send(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}
