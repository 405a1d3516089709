import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from './access/signInPages.ts';
import { RegistryProblem, sendProblem } from './RegistryProblem.ts';

/** An address that the registry does not have: a page for people, the usual answer for programs. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) {
    const message = 'The registry has no such call: see /v1/openapi.json.';
    return sendProblem(new RegistryProblem(404, 'not_found', message), request, reply);
  }
  return sendPage(reply, 404, {
    title: 'There is no such page',
    text: 'The address may be cut short: open the link of the email again.',
    link: { href: '/', label: 'What is live where' },
  });
}
