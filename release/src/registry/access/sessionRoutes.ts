import { z } from 'zod';
import { roles } from '../../access/roles.ts';
import type { App } from '../bareRegistry.ts';
import { registryProblem } from '../RegistryProblem.ts';
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
          200: z.object({
            kind: z.enum(['token', 'person', 'link']),
            name: z.string(),
            role: z.enum(roles),
            remotes: z.array(z.string()),
            mayAdminister: z.boolean().describe('Whether the role may manage tokens and people'),
            mayNotify: z.boolean().describe('Whether the role may see and test notifications'),
          }),
          401: registryProblem,
          403: registryProblem,
        },
      },
    },
    async (request) => {
      const actor = await access.recognize(request);
      const { kind, name, role, remotes } = actor;
      const may = (verb: 'administer' | 'notify') => access.refusal(actor, { verb }) === undefined;
      return {
        kind,
        name,
        role,
        remotes: [...remotes],
        mayAdminister: may('administer'),
        mayNotify: may('notify'),
      };
    },
  );
}
