import type { App } from '../bareRegistry.ts';
import { registryProblem } from '../RegistryProblem.ts';
import { describeMe, meSchema } from './describeMe.ts';
import type { Access } from './recognize.ts';
import type { SessionCookie } from './sessionCookie.ts';
import { hidden } from './signInForms.ts';
import { sendFailure } from './signInPages.ts';

/** Signing out, and who one is. */
export function sessionRoutes(app: App, { access, cookie }: { access: Access; cookie: SessionCookie }): void {
  app.post('/auth/logout', hidden, async (request, reply) => {
    access.refuseForeignPage(request);
    try {
      await cookie.end(request, reply);
    } catch (error) {
      return sendFailure(reply, 'You are still signed in', error);
    }
    return reply.redirect('/', 303);
  });

  app.get(
    '/auth/me',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who the registry takes you for',
        response: {
          200: meSchema,
          401: registryProblem,
          403: registryProblem,
        },
      },
    },
    async (request) => describeMe(access, await access.recognize(request)),
  );
}
