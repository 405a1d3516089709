import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readEmail } from '../../people/account/accountFields.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { askedLine, cartBodyLimit, emailText } from './cartSchemas.ts';
import { quoteMaker } from './makeQuote.ts';
import { cartMailKinds } from './cartMail.ts';

interface Needs {
  database: Database;
  siteOrigin: string;
  /** An email was queued. */
  wake: () => void;
}

const answer = z.object({ message: z.string().describe('What happens next') }).meta({ id: 'MailedCartAnswer' });

/** A guest's cart as one email, whose link restores it on another device. The shop stores neither cart nor address. */
export function mailCartRoute(app: App, { database, siteOrigin, wake }: Needs): void {
  const makeQuote = quoteMaker(database);
  const tries = tryQueries(database);
  app.post(
    '/api/cart/mail',
    {
      bodyLimit: cartBodyLimit,
      onRequest: refuseForeign(siteOrigin),
      errorHandler: sendRefusal,
      schema: {
        operationId: 'mailCart',
        summary: 'Sends one email with the items of a cart and a link that restores it',
        body: z.object({ email: emailText, lines: z.array(askedLine).min(1) }),
        response: { 202: answer, ...problems },
      },
    },
    async (request, reply) => {
      const { email } = readEmail(request.body.email);
      const { lines } = await makeQuote({ lines: request.body.lines }, undefined);
      const items = lines.flatMap(({ sku, quantity }) => (sku && quantity > 0 ? [{ sku, quantity }] : []));
      if (!items.length)
        throw new ApiProblem(409, 'nothing_to_mail', 'None of the items in this cart are available right now.');
      const wait = await tries.insertTry('notice', trierOf(request, email));
      if (wait)
        throw new Refusal(wait, 'We’ve already sent several emails to this address. Wait % before requesting another.');
      await queueWork(database.db, cartMailKinds.row({ mail: 'cart', id: randomUUID(), to: email, items }));
      wake();
      return reply
        .code(202)
        .send({ message: 'Your cart is on its way to you. The link in the email opens it on any device.' });
    },
  );
}
