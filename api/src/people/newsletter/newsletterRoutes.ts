import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { trierOf } from '../account/signInGuard.ts';
import { waitWords } from '../../platform/tries/tryLimits.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFormPost } from '../../platform/http/isFormPost.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { askForConsent } from './newsletterQueries.ts';
import { relaySignUp, type SubscribeAnswer, subscribeAnswer } from './relaySignUp.ts';

export interface NewsletterNeeds {
  database: Database;
  /** Origin that takes sign-ups; '' = the shop's own. */
  subscribeHost: string;
  /** Origins of the shop's pages: they may send sign-ups to another host, where this api may be the one that answers. */
  shopOrigins: readonly string[];
  /** An email was queued. */
  wake: () => void;
}

/** The same for every address, known or not: the email has the next step. */
const thanks = 'Thanks. Check your email to confirm.';
const path = '/api/admin/subscribe';

/** Sign-ups in the specified shape: a refusal is 200 with success false. */
export function newsletterRoutes(app: App, needs: NewsletterNeeds): void {
  const { database, subscribeHost, shopOrigins, wake } = needs;
  const tries = tryQueries(database);
  /** Of the call and of the question before it. Neither carries a cookie. */
  const allowShop = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'origin');
    if (!subscribeHost || !headers.origin || !shopOrigins.includes(headers.origin)) return;
    reply.headers({ 'access-control-allow-origin': headers.origin, 'access-control-allow-headers': 'content-type' });
  };

  async function subscribe(request: FastifyRequest, text: string): Promise<SubscribeAnswer> {
    if (!text.trim()) return { success: false, message: 'Please enter an email.' };
    const email = normaliseEmail(text);
    if (!email) return { success: false, message: 'That doesn’t look like an email address.' };
    const wait = await tries.insertTry('newsletter', trierOf(request, email));
    if (wait) {
      const words = `We’ve already sent several emails. Wait ${waitWords(wait)} before requesting another.`;
      return { success: false, message: words };
    }
    if (isFormPost(request) && subscribeHost) return relaySignUp(subscribeHost, email);
    const secret = randomSecret();
    await askForConsent(database, { email, secret, hash: hashOf(secret) });
    wake();
    return { success: true, message: thanks };
  }

  app.options(path, { onRequest: allowShop, schema: { hide: true } }, async (_request, reply) =>
    reply.code(204).send(),
  );
  app.post(
    path,
    {
      onRequest: allowShop,
      // A wrong body is a refusal in the specified shape, not a 400: the route answers it itself.
      attachValidation: true,
      schema: {
        operationId: 'subscribe',
        summary: 'Subscribe to the newsletter; a refusal is a 200 with success false',
        body: z.object({
          email: z.string(),
          place: z
            .string()
            .regex(/^[a-z]{1,20}$/)
            .optional()
            .describe('Which form of the page was posted without JavaScript'),
        }),
        response: {
          200: subscribeAnswer,
          303: z
            .null()
            .describe('After a form was posted without JavaScript: redirects to its page, at the prepared answer'),
          '4xx': apiProblem,
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const { email, place = 'footer' } = request.validationError ? { email: '' } : request.body;
      if (!isFormPost(request)) return subscribe(request, email);
      const answer = await subscribe(request, email).catch((error: unknown) => {
        request.log.warn({ err: error }, 'A sign-up for the newsletter failed.');
        return undefined;
      });
      const words = !answer ? 'failed' : answer.success ? 'subscribed' : email.trim() ? 'refused' : 'empty';
      return reply.redirect(`${pageOf(request)}#newsletter-${words}-${place}`, 303);
    },
  );
}

/** The path of the page that the form was on, never another site: '/' unless the referer is this very host. */
function pageOf(request: FastifyRequest): string {
  const referer = URL.parse(request.headers.referer ?? '');
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  // A path such as //elsewhere.example would be read as another host.
  return referer && referer.host === host ? referer.pathname.replace(/^\/+/, '/') : '/';
}
