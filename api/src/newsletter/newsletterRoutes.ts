import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiProblem } from '../apiProblem.ts';
import type { App } from '../app.ts';
import type { Database } from '../database/database.ts';
import { normaliseEmail } from './emailAddress.ts';
import { insertSubscription } from './newsletterQueries.ts';

const answer = z.object({ success: z.boolean(), message: z.string() }).meta({ id: 'SubscribeAnswer' });

export function newsletterRoutes(app: App, database: Database): void {
  app.post(
    '/api/admin/subscribe',
    {
      // A wrong body is a refusal in the specified shape, not a 400: the route answers it itself.
      attachValidation: true,
      schema: {
        operationId: 'subscribe',
        summary: 'Subscribe to the newsletter; a refusal is a 200 with success false',
        body: z.object({ email: z.string() }),
        response: {
          200: answer,
          303: z
            .null()
            .describe(
              'After a form was posted without JavaScript: back to its page, at the answer that the form holds ready',
            ),
          '4xx': apiProblem,
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const result = await subscribe(database, request.validationError ? '' : request.body.email);
      if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return result;
      return reply.redirect(`${pageOf(request)}#newsletter-${result.success ? 'subscribed' : 'refused'}`, 303);
    },
  );
}

async function subscribe(database: Database, text: string): Promise<z.infer<typeof answer>> {
  if (!text.trim()) return { success: false, message: 'Please enter an email.' };
  const email = normaliseEmail(text);
  if (!email) return { success: false, message: 'That does not look like an e-mail address.' };
  await insertSubscription(database, email);
  return { success: true, message: 'Thank you. You are on our list.' };
}

/** The path of the page that the form stood on, never another site: '/' unless the referer is this very host. */
function pageOf(request: FastifyRequest): string {
  const referer = URL.parse(request.headers.referer ?? '');
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  // A path such as //elsewhere.example would be read as another host.
  return referer && referer.host === host ? referer.pathname.replace(/^\/+/, '/') : '/';
}
