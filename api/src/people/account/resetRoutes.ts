import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { readEmail, readNewPassword } from './accountFields.ts';
import { saveReset, redeemReset } from './passwordQueries.ts';
import { hashPassword } from './passwords.ts';
import { Refusal, sendRefusal, tooManyFailures } from '../../platform/tries/Refusal.ts';
import type { Delivery } from './sendCode.ts';
import { trierOf } from './signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';

const { least, most } = rules.accounts.password;

interface Needs {
  database: Database;
  siteOrigin: string;
  /** Where emails go. */
  delivery: Delivery;
  /** An email was queued. */
  wake: () => void;
}

const tooManyLinks =
  'We’ve already sent several links to this address. Use the newest, or wait % before requesting another.';
const usedUp = 'This link has expired or was already used. Please get a new one.';

/** A new password for anyone who can read the emails of an account's address. */
export function resetRoutes(app: App, { database, siteOrigin, delivery, wake }: Needs): void {
  const tries = tryQueries(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  app.post(
    '/api/account/reset',
    {
      ...common,
      schema: {
        operationId: 'askForPasswordReset',
        summary: 'Emails a link that sets a new password; the reply and its timing are the same without an account',
        body: z.object({ email: requestText(320) }),
        response: {
          202: z.object({ delivery: z.enum(['console', 'mail']) }).describe('Where to look for the email'),
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { email } = readEmail(request.body.email);
      const wait = await tries.insertTry('reset', trierOf(request, email));
      if (wait) throw new Refusal(wait, tooManyLinks);
      const secret = randomSecret();
      await saveReset(database, { email, secret, hash: hashOf(secret) });
      wake();
      return reply.code(202).send({ delivery });
    },
  );

  app.post(
    '/api/account/reset/confirm',
    {
      ...common,
      config: { securityEvent: { kind: 'reset', way: 'link' } },
      schema: {
        operationId: 'resetPassword',
        summary:
          'Takes the secret from that email, once: sets the password and ends all sessions, passkeys and linked sign-ins of the account',
        body: z.object({
          secret: requestText(200),
          password: z.string().max(1024).meta({ minLength: least, maxLength: most }),
        }),
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const hash = hashOf(request.body.secret.trim());
      const password = readNewPassword(request.body.password);
      const trier = { account: hash, address: trierOf(request, '').address };
      const wait = await tries.findWait('failure', trier);
      if (wait) throw tooManyFailures(wait);
      // The same work for a link that is good and for one that is not.
      const passwordHash = await hashPassword(password, trier);
      request.eventPerson = await redeemReset(database, { hash, passwordHash });
      if (!request.eventPerson) {
        await tries.insertTry('failure', trier);
        throw new ApiProblem(400, 'link_unknown', usedUp);
      }
      wake();
      return reply.code(204).send(null);
    },
  );
}
