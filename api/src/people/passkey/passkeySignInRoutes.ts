import { z } from 'zod';
import { clientAddress } from '@paw/node/clientAddress.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import type { SignIn } from '../account/signIn.ts';
import { signInGuard, trierOf } from '../account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { saveChallenge, takeChallenge } from './challengeQueries.ts';
import { findPasskey } from './passkeyQueries.ts';
import { credentialOptions, shownCredential } from './passkeySchemas.ts';
import { challengeOf, relyingParty } from './relyingParty.ts';
import { spendPasskey } from './spendPasskey.ts';

interface Needs {
  database: Database;
  signIn: SignIn;
  siteOrigin: string;
}

const expired = 'That took too long or was already done. Please try again.';
const wrong = 'We don’t recognize this passkey. Log in with your password, or sign up.';
const tooMany = 'Too many login attempts. Wait %, then try again.';

/** Sign-in without an address and a password: the passkey itself says whose it is. */
export function passkeySignInRoutes(app: App, { database, signIn, siteOrigin }: Needs): void {
  const tries = tryQueries(database);
  const guard = signInGuard(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  app.post(
    '/api/session/passkey/options',
    {
      ...common,
      schema: {
        operationId: 'startPasskeySignIn',
        summary: 'The options for using any passkey of the shop; valid once, for five minutes',
        response: { 200: credentialOptions, ...problems },
      },
    },
    async (request) => {
      // The account is not known yet, so only the network address is counted.
      const address = clientAddress(request);
      const wait = await tries.insertTry('passkey', { account: address, address });
      if (wait) throw new Refusal(wait, tooMany);
      const options = await relyingParty(request, siteOrigin).signInOptions();
      await saveChallenge(database, options.challenge);
      return { options: { ...options } };
    },
  );

  app.post(
    '/api/session/passkey',
    {
      ...common,
      config: { securityEvent: { kind: 'sign-in', way: 'passkey' } },
      schema: {
        operationId: 'createPasskeySession',
        summary: 'Logs in with a passkey: returns a token and sets its cookie, as with a password',
        body: z.object({ credential: shownCredential }),
        response: { 200: z.object({ token: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { credential } = request.body;
      const challenge = challengeOf(credential.response);
      const known = await findPasskey(database, credential.id);
      request.eventPerson = known?.account.id;
      const compare = async () =>
        known ? spendPasskey({ database, siteOrigin }, request, credential, known.passkey) : false;
      if (!(await takeChallenge(database, challenge))) throw new ApiProblem(400, 'passkey_expired', expired);
      const isRight = await guard.compare(trierOf(request, known?.account.email ?? credential.id), compare);
      if (!isRight || !known) throw new ApiProblem(401, 'wrong_passkey', wrong);
      return { token: await signIn(request, reply, known.account) };
    },
  );
}
