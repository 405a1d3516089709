import { z } from 'zod';
import { readEmail } from '../../people/account/accountFields.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { hashOf, randomSecret } from '../../people/session/secrets.ts';
import { confirmNotice, findStock, saveNotice } from './noticeQueries.ts';

interface Needs {
  database: Database;
  siteOrigin: string;
  /** An email was queued. */
  wake: () => void;
}

const largest = 2 ** 31 - 1;
const answer = z
  .object({ message: z.string().describe('What to do now, or what happens next') })
  .meta({ id: 'NoticeAnswer' });
const response = { 200: answer, ...problems };

/** One email when a variant is in stock again, for a shopper who confirmed the request. */
export function noticeRoutes(app: App, { database, siteOrigin, wake }: Needs): void {
  const tries = tryQueries(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  app.post(
    '/api/stock-notices',
    {
      ...common,
      schema: {
        operationId: 'askForStockNotice',
        summary: 'Sends an email that asks for consent; the reply is the same if the address asked before',
        body: z.object({ email: requestText(320), variantId: z.int().min(1).max(largest) }),
        response: { ...response, 202: answer },
      },
    },
    async (request, reply) => {
      const { email } = readEmail(request.body.email);
      const { variantId } = request.body;
      const units = await findStock(database, variantId);
      if (units === undefined) throw new ApiProblem(404, 'variant_not_found', 'We no longer carry this product.');
      if (units > 0) throw new ApiProblem(409, 'in_stock', 'This is back in stock. You can add it to your cart.');
      const wait = await tries.insertTry('notice', trierOf(request, email));
      if (wait)
        throw new Refusal(wait, 'We’ve already sent several emails to this address. Wait % before requesting another.');
      const secret = randomSecret();
      await saveNotice(database, { email, variantId, secret, hash: hashOf(secret) });
      wake();
      return reply.code(202).send({ message: 'Check your email for a link to confirm.' });
    },
  );

  app.post(
    '/api/stock-notices/confirm',
    {
      ...common,
      schema: {
        operationId: 'confirmStockNotice',
        summary: 'Takes the secret from that email: the shop may send one more',
        body: z.object({ token: requestText(100) }),
        response,
      },
    },
    async (request) => {
      if (await confirmNotice(database, hashOf(request.body.token))) {
        return { message: 'Thanks. We’ll email you once it’s back in stock.' };
      }
      throw new ApiProblem(404, 'notice_not_found', 'This link has expired. Please request a new email.');
    },
  );
}
