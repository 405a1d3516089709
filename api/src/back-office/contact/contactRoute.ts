import { randomUUID } from 'node:crypto';
import { checkContact, tidyContact } from '@paw/rules/contactRules.ts';
import { links } from '@paw/contract/links.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { isFormPost } from '../../platform/http/isFormPost.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { readOrderNumber } from '../../selling/order/orderNumber.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { saveMessage } from './contactQueries.ts';

interface Needs {
  database: Database;
  siteOrigin: string;
  /** An email was queued. */
  wake: () => void;
}

const body = z.object({
  id: z
    .uuid()
    .optional()
    .describe('Created by the form: the same id is the same message; with other content the reply is 409 key_reused'),
  name: requestText(400),
  email: requestText(400),
  subject: requestText(40),
  orderNumber: requestText(400).default(''),
  message: requestText(12_000),
  website: requestText(2000).default('').describe('People can’t see this field'),
});

const answer = z.object({ message: z.string().describe('What happens next') }).meta({ id: 'ContactAnswer' });
const thanks = 'Thanks, we got your message. We’ll reply by email by the next business day.';

/** Messages to the shop: stored, emailed to it, and acknowledged to the writer. */
export function contactRoute(app: App, { database, siteOrigin, wake }: Needs): void {
  const tries = tryQueries(database);
  app.post(
    '/api/contact',
    {
      onRequest: refuseForeign(siteOrigin),
      errorHandler: answerTrouble,
      schema: {
        operationId: 'writeToShop',
        summary: 'Sends a message to the shop; also takes the form of a page without JavaScript',
        body,
        response: {
          202: answer,
          303: z.null().describe('After a form was posted: redirects to its page, at the prepared answer'),
          '4xx': apiProblem,
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const { id = randomUUID(), website, ...typed } = request.body;
      const fields = tidyContact(typed);
      const [wrong] = Object.values(checkContact(fields));
      const email = normaliseEmail(fields.email);
      if (wrong || !email) throw new ApiProblem(400, 'bad_contact', wrong ?? 'Enter an email like name@example.com.');
      const wait = await tries.insertTry('contact', trierOf(request, email));
      if (wait) throw new Refusal(wait, 'We already have several messages from you. Wait % before you write again.');
      const { name, subject, message } = fields;
      const orderNumber = readOrderNumber(fields.orderNumber) ?? (fields.orderNumber || null);
      const row = { key: id, name, email, emailTyped: fields.email, subject, orderNumber, message };
      if (!(await saveMessage(database, row, website.trim() !== ''))) {
        const words =
          'Another message was sent from this form before. Please press "Send message" again to send this one.';
        throw new ApiProblem(409, 'key_reused', words);
      }
      wake();
      if (isFormPost(request)) return reply.redirect(`${links.contact()}#contact-sent`, 303);
      return reply.code(202).send({ message: thanks });
    },
  );
}

/** As everywhere; a page without JavaScript is led back to its words for it. */
function answerTrouble(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const hasPage = isFormPost(request) && (!(error instanceof ApiProblem) || error.status !== 403);
  if (!hasPage) return sendRefusal(error, request, reply);
  const status = error instanceof ApiProblem ? error.status : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'A request failed.');
  const place = status === 429 ? 'often' : status < 500 ? 'refused' : 'failed';
  return reply.redirect(`${links.contact()}#contact-${place}`, 303);
}
