import { links } from '@paw/contract/links.ts';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFormPost } from '../../platform/http/isFormPost.ts';
import { hashOf } from '../session/secrets.ts';
import { signedIds } from '../session/signedIds.ts';
import { signingKeys } from '../session/signingKeyQueries.ts';
import { oneClickRoutes } from './oneClickRoutes.ts';
import { confirmSubscription, endSubscription } from './newsletterQueries.ts';

const answer = z.object({ message: z.string() }).meta({ id: 'NewsletterAnswer' });
const afterForm = z.null().describe('After a form was posted without JavaScript: redirects to its page, at its answer');
const response = { 200: answer, 303: afterForm, ...problems };
const body = z.object({ token: requestText(200) });
const off = 'You’re unsubscribed. You won’t get our newsletter anymore.';

/**
 * The targets of links in emails. The email's secret is the permission: cookies do not count here, so calls from other
 * sites, such as a mail program's own page, are accepted.
 */
export function consentRoutes(app: App, { database }: { database: Database }): void {
  const tokens = signedIds(signingKeys(database, 'newsletter'));
  const end = async (token: string) => {
    const id = await tokens.find(token);
    if (id) await endSubscription(database, id);
    return id !== undefined;
  };

  app.post(
    '/api/newsletter/confirm',
    {
      schema: {
        operationId: 'confirmNewsletter',
        summary: 'Takes the secret from the confirmation email: subscribes the address',
        body,
        response,
      },
    },
    async (request, reply) => {
      const isDone = await confirmSubscription(database, hashOf(request.body.token.trim()));
      if (isFormPost(request))
        return reply.redirect(`${links.newsletterConfirm()}#${isDone ? 'done' : 'unknown'}`, 303);
      if (isDone) return { message: 'Thanks for confirming. You’re subscribed.' };
      throw new ApiProblem(404, 'link_unknown', 'This link has expired. Please sign up again.');
    },
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      schema: {
        operationId: 'unsubscribeFromNewsletter',
        summary: 'Takes the signed part of a newsletter’s unsubscribe link: unsubscribes the address',
        body,
        response,
      },
    },
    async (request, reply) => {
      const isDone = await end(request.body.token.trim());
      const page = links.newsletterUnsubscribe();
      if (isFormPost(request)) return reply.redirect(`${page}#${isDone ? 'done' : 'unknown'}`, 303);
      if (isDone) return { message: off };
      throw new ApiProblem(404, 'link_unknown', 'This link is incomplete. Please open it again from the newsletter.');
    },
  );

  oneClickRoutes(app, '/api/newsletter/one-click', { end, done: off, page: links.newsletterUnsubscribe });
}
