import { reviewLinks } from '@paw/contract/reviewLinks.ts';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFormPost } from '../../platform/http/isFormPost.ts';
import { oneClickRoutes } from '../../people/newsletter/oneClickRoutes.ts';
import { stopReviewMails, reviewStops } from './reviewMailQueries.ts';

const answer = z.object({ message: z.string() }).meta({ id: 'ReviewMailAnswer' });
const afterForm = z.null().describe('After a form was posted without JavaScript: back to its page, at its answer');
const response = { 200: answer, 303: afterForm, ...problems };
const body = z.object({ token: requestText(200) });
const done = 'You won’t get review emails anymore.';

/** What the link at the end of a review email leads to. The signed link is the permission; no cookie counts here. */
export function reviewMailRoutes(app: App, { database }: { database: Database }): void {
  const tokens = reviewStops(database);
  const end = async (token: string) => {
    const orderId = await tokens.find(token);
    if (orderId) await stopReviewMails(database, orderId);
    return orderId !== undefined;
  };
  const page = reviewLinks.unsubscribe;

  app.post(
    '/api/review-emails/unsubscribe',
    {
      schema: {
        operationId: 'stopReviewEmails',
        summary: 'The signed part of the link at the end of a review email: its address gets no more of them',
        body,
        response,
      },
    },
    async (request, reply) => {
      const isDone = await end(request.body.token.trim());
      if (isFormPost(request)) return reply.redirect(`${page()}#${isDone ? 'done' : 'unknown'}`, 303);
      if (isDone) return { message: done };
      throw new ApiProblem(404, 'link_unknown', 'This link is incomplete. Please open it again from the email.');
    },
  );

  oneClickRoutes(app, '/api/review-emails/one-click', { end, done, page });
}
