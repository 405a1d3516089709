import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { ApiProblem, apiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { shopCookies } from '../session/shopCookies.ts';
import { readEmail, readName, readNewPassword } from './accountFields.ts';
import { findAccountByEmail } from './accountQueries.ts';
import { hashPassword } from './passwords.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import type { Delivery, SendCode } from './sendCode.ts';
import { newLongCode, newShortCode, shortCodes, shownLongCode, signUpCodes } from './signUpCodes.ts';
import { codeLimits, confirmSignUp, longCodeMinutes, saveLongCode, saveSignUp, takeTry } from './signUpQueries.ts';
import type { SignIn } from './signIn.ts';
import { signInGuard, trierOf } from './signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';

const { least, most } = rules.accounts.password;

const tooManyCodes =
  'We’ve already sent several codes to this address. Use the newest, or wait % before requesting another.';
const wrongCode = 'That code is wrong or has expired. Check it, or sign up again in this browser for a new one.';

interface Needs {
  database: Database;
  signIn: SignIn;
  siteOrigin: string;
  sendCode: SendCode;
  /** Where emails go. */
  delivery: Delivery;
}

/** Sign-up in two steps; no account exists before the code that was sent to its address is entered. */
export function signUpRoutes(app: App, { database, signIn, siteOrigin, sendCode, delivery }: Needs): void {
  const tries = tryQueries(database);
  const guard = signInGuard(database);
  const codes = signUpCodes(database);
  const cookies = shopCookies(siteOrigin);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };
  const refuseAfter = (seconds: number) => {
    if (seconds) throw new Refusal(seconds, tooManyCodes);
  };

  /**
   * The code is good in the browser that asked for it alone. So an owner never confirms a stranger's sign-up, with the
   * stranger's password, and a stranger's wrong codes do not use up the owner's tries.
   */
  function rememberBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const secret = randomSecret();
    cookies.set(request, reply, 'signUp', secret, codeLimits.minutes * 60);
    return hashOf(secret);
  }

  app.post(
    '/api/account',
    {
      ...common,
      schema: {
        operationId: 'createAccount',
        summary: 'Emails a sign-up code; the reply is the same if the address already has an account',
        body: z.object({
          name: z.string().max(400).meta({ minLength: 1, maxLength: 80 }),
          email: z.string().max(320),
          password: z.string().max(1024).meta({ minLength: least, maxLength: most }),
        }),
        response: {
          202: z.object({ delivery: z.enum(['console', 'mail']) }).describe('Where to look for the code'),
          '4xx': apiProblem,
          '5xx': apiProblem,
        },
      },
    },
    async (request, reply) => {
      const name = readName(request.body.name);
      const { email, typed } = readEmail(request.body.email);
      const password = readNewPassword(request.body.password);
      const trier = trierOf(request, email);
      refuseAfter(await tries.findWait('code', trier));
      const passwordHash = await hashPassword(password, trier);
      refuseAfter(await tries.insertTry('code', trier));
      const isShort = (await tries.countSignUps(trier.account)) <= shortCodes;
      const id = randomUUID();
      const code = isShort ? newShortCode() : newLongCode();
      const codeHash = await codes.sign(id, code);
      const browserHash = rememberBrowser(request, reply);
      const signUp = { id, email, emailTyped: typed, name, passwordHash, browserHash };
      await saveSignUp(database, { ...signUp, codeHash: isShort ? codeHash : '' });
      // To the address that was confirmed once: in this spelling it might be someone else's.
      const account = await findAccountByEmail(database, email);
      const mail = { address: account?.emailTyped ?? typed, hasAccount: Boolean(account) };
      if (isShort) await sendCode({ ...mail, code, minutes: codeLimits.minutes });
      else if (await saveLongCode(database, { id, email, codeHash })) {
        await sendCode({ ...mail, code: shownLongCode(code), minutes: longCodeMinutes });
      }
      return reply.code(202).send({ delivery });
    },
  );

  app.post(
    '/api/account/confirm',
    {
      ...common,
      config: { securityEvent: { kind: 'sign-in', way: 'code' } },
      schema: {
        operationId: 'confirmAccount',
        summary: 'Takes the code: creates the account, or finds the existing one, and signs in',
        body: z.object({ email: z.string().max(320), code: z.string().max(40) }),
        response: { 200: z.object({ token: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { email } = readEmail(request.body.email);
      const code = request.body.code.replace(/[\s-]/g, '');
      const browser = cookies.read(request, 'signUp').map(hashOf);
      let signUpId: string | undefined;
      const compare = async () => {
        const taken = await takeTry(database, email, browser);
        signUpId = taken?.id;
        return codes.isRight(code, taken?.codes);
      };
      const isRight = await guard.compare(trierOf(request, email), compare);
      const account = isRight && signUpId ? await confirmSignUp(database, signUpId) : undefined;
      if (!account) throw new ApiProblem(400, 'wrong_code', wrongCode);
      request.eventPerson = account.id;
      cookies.clear(request, reply, 'signUp');
      return { token: await signIn(request, reply, account) };
    },
  );
}
