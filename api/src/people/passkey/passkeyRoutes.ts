import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readName } from '../account/accountFields.ts';
import { findAccount } from '../account/accountQueries.ts';
import { findProvedOwner } from '../account/findProvedOwner.ts';
import { isPassword } from '../account/passwords.ts';
import { sendRefusal } from '../../platform/tries/Refusal.ts';
import { signInGuard, trierOf } from '../account/signInGuard.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { deviceName } from '../session/deviceName.ts';
import { findMember, findMemberSession, type MemberParts } from '../session/findMember.ts';
import { isProved, updateProved } from '../session/proofQueries.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { saveChallenge, takeChallenge } from './challengeQueries.ts';
import { deletePasskey, insertPasskey, listCredentials, listPasskeys, renamePasskey } from './passkeyQueries.ts';
import { credentialOptions, newCredential, passkey } from './passkeySchemas.ts';
import { challengeOf, relyingParty } from './relyingParty.ts';

const params = z.object({ id: z.uuid() });
const logIn = 'Please log in to see your passkeys.';
const words = {
  wrong_password: 'That password isn’t right. Try again, or reset it.',
  passkey_expired: 'That took too long or was already done. Please try again.',
  passkey_refused: 'We couldn’t add this passkey. Please try again, or use another device.',
  passkey_known: 'This passkey already belongs to an account.',
  too_many_passkeys: 'Your account has reached the limit for passkeys. Remove one first.',
  last_way: 'This is the only way to log in to your account. Choose a password first.',
  passkey_not_found: 'Your account no longer has this passkey.',
};
const problem = (status: number, code: keyof typeof words) => new ApiProblem(status, code, words[code]);

/** A member's own passkeys. Adding and removing one needs fresh proof of identity, and sends an email. */
export function passkeyRoutes(app: App, { database, sessions, siteOrigin, wake }: MemberParts): void {
  const guard = signInGuard(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  /** @param password older pages send it along with the call. @throws ApiProblem unless the owner has just shown it */
  async function findOwner(request: FastifyRequest, password = '') {
    if (password) await proveByPassword(request, password);
    return findProvedOwner(database, sessions, request, logIn);
  }

  async function proveByPassword(request: FastifyRequest, password: string): Promise<void> {
    const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
    const account = await findAccount(database, accountId);
    if (!account || (await isProved(database, sessionId))) return;
    const trier = trierOf(request, account.email);
    const isRight = await guard.compare(trier, () => isPassword(password, account.passwordHash, trier));
    if (!isRight) throw problem(400, 'wrong_password');
    await updateProved(database, sessionId);
  }

  app.get(
    '/api/account/passkeys',
    {
      schema: {
        operationId: 'listPasskeys',
        summary: 'The signed-in member’s passkeys, the oldest first',
        response: { 200: z.object({ passkeys: z.array(passkey) }), ...problems },
      },
    },
    async (request) => ({ passkeys: await listPasskeys(database, await findMember(sessions, request, logIn)) }),
  );

  app.post(
    '/api/account/passkeys/options',
    {
      ...common,
      schema: {
        operationId: 'startPasskey',
        summary: 'The options for creating a passkey; needs the password unless the sign-in is only a few minutes old',
        body: z.object({ password: z.string().max(1024).default('') }),
        response: { 200: credentialOptions, ...problems },
      },
    },
    async (request) => {
      const account = await findOwner(request, request.body.password);
      const known = await listCredentials(database, account.id);
      const options = await relyingParty(request, siteOrigin).newOptions(account, known);
      await saveChallenge(database, options.challenge, account.id);
      return { options: { ...options } };
    },
  );

  app.post(
    '/api/account/passkeys',
    {
      ...common,
      config: { securityEvent: { kind: 'credentials', way: 'passkey' } },
      schema: {
        operationId: 'addPasskey',
        summary: 'Saves the passkey that the browser created, named after the device, and emails the member',
        body: z.object({ credential: newCredential }),
        response: { 201: passkey, ...problems },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
      const { credential } = request.body;
      const challenge = challengeOf(credential.response);
      if (!(await takeChallenge(database, challenge, accountId))) throw problem(400, 'passkey_expired');
      const kept = await relyingParty(request, siteOrigin)
        .verifyNew(credential, challenge)
        .catch((error: unknown) => {
          request.log.warn({ err: error }, 'A new passkey was refused.');
          throw problem(400, 'passkey_refused');
        });
      const name = deviceName(request.headers['user-agent']);
      const { transports } = credential.response;
      const added = await insertPasskey(database, { accountId, transports, name, ...kept }, sessionId);
      if (added === 'full') throw problem(409, 'too_many_passkeys');
      if (!added) throw problem(409, 'passkey_known');
      wake();
      return reply.code(201).send(added);
    },
  );

  app.patch(
    '/api/account/passkeys/:id',
    {
      ...common,
      schema: {
        operationId: 'renamePasskey',
        summary: 'Renames a passkey',
        params,
        body: z.object({ name: z.string().max(400).meta({ minLength: 1, maxLength: 80 }) }),
        response: { 200: passkey, ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      const renamed = await renamePasskey(database, accountId, request.params.id, readName(request.body.name));
      if (!renamed) throw problem(404, 'passkey_not_found');
      return renamed;
    },
  );

  app.delete(
    '/api/account/passkeys/:id',
    {
      ...common,
      config: { securityEvent: { kind: 'credentials', way: 'passkey' } },
      schema: {
        operationId: 'deletePasskey',
        summary: 'Removes a passkey, so it no longer signs anyone in; needs fresh proof, as adding one does',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { id: accountId, sessionId } = await findOwner(request);
      const outcome = await deletePasskey(database, { accountId, sessionId }, request.params.id);
      if (outcome === 'unknown') throw problem(404, 'passkey_not_found');
      if (outcome === 'last') throw problem(409, 'last_way');
      wake();
      return reply.code(204).send(null);
    },
  );
}
