import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { readEmail } from './accountFields.ts';
import { findAccountByEmail } from './accountQueries.ts';
import { isPassword } from './passwords.ts';
import { sendRefusal } from '../../platform/tries/Refusal.ts';
import type { SignIn } from './signIn.ts';
import { signInGuard, trierOf } from './signInGuard.ts';

const wrong = 'That email and password don’t match. Check both, or sign up.';

export function logInRoute(
  app: App,
  { database, signIn, siteOrigin }: { database: Database; signIn: SignIn; siteOrigin: string },
): void {
  const guard = signInGuard(database);

  app.post(
    '/api/session',
    {
      onRequest: refuseForeign(siteOrigin),
      errorHandler: sendRefusal,
      config: { securityEvent: { kind: 'sign-in', way: 'password' } },
      schema: {
        operationId: 'createSession',
        summary: 'Logs in: a token, and the cookie that belongs to it. With a guest’s token and cookie it takes over',
        body: z.object({ email: z.string().max(320), password: z.string().max(1024) }),
        response: { 200: z.object({ token: z.string() }), ...problems },
      },
    },
    async (request, reply) => {
      const { email } = readEmail(request.body.email);
      const { password } = request.body;
      if (!password) throw new ApiProblem(400, 'bad_password', 'Please enter your password.');
      const account = await findAccountByEmail(database, email);
      request.eventPerson = account?.id;
      const trier = trierOf(request, email);
      const isRight = await guard.compare(trier, () => isPassword(password, account?.passwordHash, trier));
      if (!isRight || !account) throw new ApiProblem(401, 'wrong_credentials', wrong);
      return { token: await signIn(request, reply, account) };
    },
  );
}
