import { z } from 'zod';
import type { AdminLog } from '../../access/adminLog.ts';
import { endSessionsOf } from '../../access/sessions.ts';
import type { App } from '../bareRegistry.ts';
import { RegistryProblem } from '../RegistryProblem.ts';
import type { RegistrySettings } from '../registrySettings.ts';
import { accessProblems, grantSchema, personSchema, refuseTeamOfNothing } from './accessSchemas.ts';
import type { Access } from './recognize.ts';

const done = z.object({ done: z.literal(true) });
const emailParams = z.object({ email: z.string().max(254) });

interface PeopleParts {
  access: Access;
  adminLog: AdminLog;
  settings: Pick<RegistrySettings, 'OIDC_CLIENT_ID'>;
}

/** Who signs in as what by an identity provider: for admins. Every change is an entry of the registry's own log. */
export function peopleRoutes(app: App, { access, adminLog, settings }: PeopleParts): void {
  const administer = { verb: 'administer' } as const;

  app.put(
    '/v1/people/:email',
    {
      schema: {
        operationId: 'letIn',
        summary:
          'Give a person a role; they sign in by the identity provider with this address, once it is verified there',
        params: z.object({ email: z.email().max(254) }),
        body: grantSchema,
        response: { 200: done, ...accessProblems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      refuseTeamOfNothing(request.body);
      await adminLog.append(actor.name, { kind: 'person', email: request.params.email.toLowerCase(), ...request.body });
      return { done: true as const };
    },
  );

  app.get(
    '/v1/people',
    {
      schema: {
        operationId: 'listPeople',
        summary: 'Who has a role here',
        response: {
          200: z.object({
            people: z.array(personSchema),
            hasProvider: z.boolean().describe('Whether people can sign in: an identity provider is set up'),
          }),
          ...accessProblems,
        },
      },
    },
    async (request) => {
      await access.require(request, administer);
      return { people: [...(await adminLog.read()).people.values()], hasProvider: Boolean(settings.OIDC_CLIENT_ID) };
    },
  );

  app.delete(
    '/v1/people/:email',
    {
      schema: {
        operationId: 'letOut',
        summary: 'End a person’s role, and with it their sessions and the tokens of their command lines',
        params: emailParams,
        response: { 200: done, ...accessProblems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const email = request.params.email.toLowerCase();
      if (!(await adminLog.read()).people.has(email)) {
        throw new RegistryProblem(404, 'unknown', `${email} has no role here.`);
      }
      await adminLog.append(actor.name, { kind: 'end-person', email });
      return { done: true as const };
    },
  );

  app.delete(
    '/v1/people/:email/sessions',
    {
      schema: {
        operationId: 'signOut',
        summary: 'Sign a person out of every browser and command line; their role stays',
        params: emailParams,
        response: { 200: z.object({ ended: z.number().int().describe('Sessions that were open') }), ...accessProblems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      return { ended: await endSessionsOf(adminLog, actor.name, request.params.email.toLowerCase()) };
    },
  );
}
