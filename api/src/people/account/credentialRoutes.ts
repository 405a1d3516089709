import type { FastifyRequest } from 'fastify';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMemberSession } from '../session/findMember.ts';
import { isProved } from '../session/proofQueries.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import type { ShopSessions } from '../session/shopSessions.ts';
import { readEmail, readNewPassword } from './accountFields.ts';
import { findAccount } from './accountQueries.ts';
import { saveEmailChange, redeemEmailChange } from './emailChangeQueries.ts';
import type { JoinGuestOrders } from './GuestOrders.ts';
import { changePassword } from './passwordQueries.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import type { Delivery } from './sendCode.ts';
import { signInGuard, trierOf } from './signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';

const { least, most } = rules.accounts.password;

interface Needs {
  database: Database;
  sessions: ShopSessions;
  siteOrigin: string;
  joinGuestOrders: JoinGuestOrders;
  /** Where emails go. */
  delivery: Delivery;
  /** An email was queued. */
  wake: () => void;
}

const logIn = 'Please log in to change your login settings.';
const shown = z.string().max(1024);
const chosen = z.string().max(1024).meta({ minLength: least, maxLength: most });
const noPassword = 'Your account doesn’t have a password yet. Get a link to choose one, then try again.';
const wrongPassword = 'That password isn’t right. Try again, or reset it.';
const usedUp = 'This link has expired or was already used. Change your email again to get a new one.';
const taken = 'Another account uses this address now, so yours hasn’t changed.';
const tooManyLinks = 'We’ve already sent several emails to this address. Wait % before requesting another.';

/** How a member signs in: changing that needs the password, so a browser that was left open can’t do it. */
export function credentialRoutes(app: App, needs: Needs): void {
  const { database, sessions, siteOrigin, joinGuestOrders, delivery, wake } = needs;
  const tries = tryQueries(database);
  const guard = signInGuard(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  /**
   * The member who makes the call, and has just shown the password.
   * @param or `proof` = one who has none may have shown it otherwise (proofRoutes.ts). @throws ApiProblem
   */
  async function findOwner(request: FastifyRequest, password: string, or?: 'proof') {
    const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
    const account = await findAccount(database, accountId);
    if (!account) throw new ApiProblem(403, 'signed_out', logIn);
    const { email, passwordHash } = account;
    const isShown = or === 'proof' && passwordHash === null && (await isProved(database, sessionId));
    if (isShown) return { accountId, sessionId, email, passwordHash: '' };
    if (passwordHash === null) throw new ApiProblem(409, 'no_password', noPassword);
    if (!password) throw new ApiProblem(400, 'wrong_password', 'Please enter your password.');
    const trier = trierOf(request, email);
    const isRight = await guard.compare(trier, () => isPassword(password, passwordHash, trier));
    if (!isRight) throw new ApiProblem(400, 'wrong_password', wrongPassword);
    return { accountId, sessionId, email, passwordHash };
  }

  app.post(
    '/api/account/password',
    {
      ...common,
      config: { securityEvent: { kind: 'credentials', way: 'password' } },
      schema: {
        operationId: 'changePassword',
        summary: 'Sets the signed-in member’s password and signs out all other browsers',
        body: z.object({ currentPassword: shown, newPassword: chosen }),
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const password = readNewPassword(request.body.newPassword);
      const { accountId, sessionId, email, passwordHash: was } = await findOwner(request, request.body.currentPassword);
      const passwordHash = await hashPassword(password, trierOf(request, email));
      const isDone = await changePassword(database, { accountId, was, passwordHash, except: sessionId });
      if (!isDone) throw new ApiProblem(400, 'wrong_password', wrongPassword);
      wake();
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/email',
    {
      ...common,
      config: { securityEvent: { kind: 'credentials', way: 'email' } },
      schema: {
        operationId: 'changeEmail',
        summary:
          'Emails a link to the new address, which becomes the account’s address once the link is opened, and a notice to the old one',
        body: z.object({ email: requestText(320), password: shown }),
        response: {
          202: z.object({ delivery: z.enum(['console', 'mail']) }).describe('Where to look for the email'),
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { email, typed } = readEmail(request.body.email);
      const { accountId, sessionId, email: before } = await findOwner(request, request.body.password, 'proof');
      if (email === before) throw new ApiProblem(400, 'bad_email', 'Your account already has this address.');
      const wait = await tries.insertTry('change', trierOf(request, email));
      if (wait) throw new Refusal(wait, tooManyLinks);
      const secret = randomSecret();
      await saveEmailChange(database, { accountId, sessionId, email, typed, secret, hash: hashOf(secret) });
      wake();
      return reply.code(202).send({ delivery });
    },
  );

  app.post(
    '/api/account/email/confirm',
    {
      ...common,
      config: { securityEvent: { kind: 'credentials', way: 'email' } },
      schema: {
        operationId: 'confirmEmail',
        summary: 'Takes the secret from that email, once, in any browser: the account has the new address',
        body: z.object({ secret: requestText(200) }),
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const outcome = await redeemEmailChange(database, hashOf(request.body.secret.trim()), joinGuestOrders);
      if (outcome === 'unknown') throw new ApiProblem(400, 'link_unknown', usedUp);
      if (outcome === 'taken') throw new ApiProblem(409, 'email_taken', taken);
      request.eventPerson = outcome.accountId;
      wake();
      return reply.code(204).send(null);
    },
  );
}
