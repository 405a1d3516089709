import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { takeChallenge } from './challengeQueries.ts';
import { findPasskey } from './passkeyQueries.ts';
import { shownCredential } from './passkeySchemas.ts';
import { challengeOf } from './relyingParty.ts';
import { spendPasskey } from './spendPasskey.ts';
import { findMemberSession, type MemberParts } from '../session/findMember.ts';
import { saveProofCode, takeProofTry, updateProved } from '../session/proofQueries.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { type Account, findAccount } from '../account/accountQueries.ts';
import { isPassword } from '../account/passwords.ts';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import type { Delivery } from '../account/sendCode.ts';
import { newShortCode, signUpCodes } from '../account/signUpCodes.ts';
import { signInGuard, trierOf } from '../account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';

const logIn = 'Please log in to change how you sign in.';
const tooManyCodes =
  'We’ve sent several codes to your email address. Please use the newest one, or wait % and try again.';
const wrong = {
  wrong_password: 'That password isn’t right. Try again, or reset it.',
  wrong_code: 'That code is wrong or has expired. Try again, or request a new one.',
  wrong_passkey: 'This passkey isn’t on your account. Use another one, or your password.',
};
const shown = z
  .object({
    password: z.string().max(1024).optional(),
    code: z.string().max(40).optional().describe('Of the email'),
    credential: shownCredential.optional().describe('A passkey of the account, for a challenge of startPasskeySignIn'),
  })
  .refine((body) => Object.values(body).filter((each) => each !== undefined).length === 1, {
    message: 'Send one of password, code and credential.',
  });

/** A signed-in member shows again who they are: what changes how they sign in wants that within the last minutes. */
export function proofRoutes(
  app: App,
  { database, sessions, siteOrigin, delivery, wake }: MemberParts & { delivery: Delivery },
): void {
  const tries = tryQueries(database);
  const guard = signInGuard(database);
  const codes = signUpCodes(database);
  const common = { onRequest: refuseForeign(siteOrigin), errorHandler: sendRefusal };

  async function findSelf(request: FastifyRequest) {
    const { accountId, sessionId } = await findMemberSession(sessions, request, logIn);
    const account = await findAccount(database, accountId);
    if (!account) throw new ApiProblem(403, 'signed_out', logIn);
    return { account, sessionId };
  }

  async function isCode(sessionId: string, typed: string): Promise<boolean> {
    const kept = await takeProofTry(database, sessionId);
    return codes.isRight(typed.replace(/[\s-]/g, ''), kept && [kept]);
  }

  async function isPasskey(request: FastifyRequest, account: Account, credential: z.output<typeof shownCredential>) {
    if (!(await takeChallenge(database, challengeOf(credential.response)))) return false;
    const { passkey } = (await findPasskey(database, credential.id)) ?? {};
    if (passkey?.accountId !== account.id) return false;
    return spendPasskey({ database, siteOrigin }, request, credential, passkey);
  }

  app.post(
    '/api/account/proof/code',
    {
      ...common,
      schema: {
        operationId: 'mailProofCode',
        summary: 'Emails the signed-in member a code that proves who they are; it is valid in this session only',
        response: {
          202: z.object({ delivery: z.enum(['console', 'mail']) }).describe('Where to look for the email'),
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { account, sessionId } = await findSelf(request);
      // Counted per session, so another person who is logged in cannot use up the owner's codes.
      const wait = await tries.insertTry('proof', { ...trierOf(request, ''), account: sessionId });
      if (wait) throw new Refusal(wait, tooManyCodes);
      const [id, code] = [randomUUID(), newShortCode()];
      await saveProofCode(database, {
        id,
        sessionId,
        accountId: account.id,
        code,
        codeHash: await codes.sign(id, code),
      });
      wake();
      return reply.code(202).send({ delivery });
    },
  );

  app.post(
    '/api/account/proof',
    {
      ...common,
      config: { securityEvent: { kind: 'proof' } },
      schema: {
        operationId: 'proveOwner',
        summary:
          'Takes the signed-in member’s password, emailed code or passkey: for ten minutes, this session may change how they sign in',
        body: shown,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { account, sessionId } = await findSelf(request);
      const { password, code, credential } = request.body;
      const trier = trierOf(request, account.email);
      const compare = async () => {
        if (code !== undefined) return isCode(sessionId, code);
        return isPassword(password ?? '', account.passwordHash, trier);
      };
      // A passkey cannot be guessed, so a wrong one does not count as a wrong password. Its challenges have their own
      // limit.
      const isRight = credential ? await isPasskey(request, account, credential) : await guard.compare(trier, compare);
      if (!isRight) {
        const what = credential ? 'wrong_passkey' : code === undefined ? 'wrong_password' : 'wrong_code';
        throw new ApiProblem(400, what, wrong[what]);
      }
      await updateProved(database, sessionId);
      return reply.code(204).send(null);
    },
  );
}
