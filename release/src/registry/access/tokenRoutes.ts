import { z } from 'zod';
import type { App } from '../bareRegistry.ts';
import type { AdminLog } from '../../access/adminLog.ts';
import type { Access } from './recognize.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';
import { roles } from '../../access/roles.ts';
import { signIns } from '../../access/adminEntry.ts';
import { issueToken, listTokens } from '../../access/tokens.ts';
import { isPlainText } from '../../store/plainText.ts';

const DAY = 86_400_000;
const grant = {
  role: z.enum(roles),
  remotes: z
    .array(z.string().regex(/^([a-z][a-z0-9-]*|\*)$/))
    .max(100)
    .default([]),
};
const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    ...grant,
    by: z.string(),
    at: z.string().describe('ISO time, UTC'),
    expires: z.string(),
    ended: z.string().optional(),
    signIn: z
      .enum(signIns)
      .optional()
      .describe('A sign-in: "link" and "person" are browser sessions, "command" is a token of "release login"'),
    person: z.string().optional().describe('Email of the person who signed in by the identity provider'),
    session: z.string().optional().describe('Id of the browser session that allowed it, and that it ends with'),
  })
  .meta({ id: 'Token' });
const personSchema = z.object({ email: z.string(), ...grant, by: z.string(), at: z.string() }).meta({ id: 'Person' });
const problems = { 400: registryProblem, 401: registryProblem, 403: registryProblem, 404: registryProblem };
const done = z.object({ done: z.literal(true) });

/** Who is let in, and as what: for admins. Every change is an entry of the registry's own log. */
export function tokenRoutes(app: App, { access, adminLog }: { access: Access; adminLog: AdminLog }): void {
  const administer = { verb: 'administer' } as const;

  app.post(
    '/v1/tokens',
    {
      schema: {
        operationId: 'issueToken',
        summary: 'Make a token of one role; its text is in this answer and nowhere else',
        body: z.object({
          name: z
            .string()
            .trim()
            .min(1)
            .max(80)
            .refine(isPlainText, 'no control characters')
            .describe('What it is for, as logs show it'),
          ...grant,
          days: z.number().int().min(1).max(366).default(90),
        }),
        response: { 200: z.object({ text: z.string(), token: tokenSchema }), ...problems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const { days, ...wanted } = request.body;
      refuseTeamOfNothing(wanted);
      return issueToken(adminLog, actor.name, { ...wanted, lifetime: days * DAY });
    },
  );

  app.get(
    '/v1/tokens',
    {
      schema: {
        operationId: 'listTokens',
        summary: 'All tokens without their secrets, and the sessions of people who are signed in, the newest first',
        response: { 200: z.object({ tokens: z.array(tokenSchema) }), ...problems },
      },
    },
    async (request) => {
      await access.require(request, administer);
      return { tokens: listTokens(await adminLog.read()) };
    },
  );

  app.delete(
    '/v1/tokens/:id',
    {
      schema: {
        operationId: 'endToken',
        summary: 'End a token, or sign a person out, at once and in every registry on this store',
        params: z.object({ id: z.string().max(40) }),
        response: { 200: done, ...problems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const { id } = request.params;
      const token = (await adminLog.read()).tokens.get(id);
      if (!token) throw new RegistryProblem(404, 'unknown', `There is no token ${id}: list them first.`);
      if (!token.ended) await adminLog.append(actor.name, { kind: 'end-token', id });
      return { done: true as const };
    },
  );

  app.put(
    '/v1/people/:email',
    {
      schema: {
        operationId: 'letIn',
        summary:
          'Give a person a role; they sign in by the identity provider with this address, once it is verified there',
        params: z.object({ email: z.email().max(254) }),
        body: z.object(grant),
        response: { 200: done, ...problems },
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
        response: { 200: z.object({ people: z.array(personSchema) }), ...problems },
      },
    },
    async (request) => {
      await access.require(request, administer);
      return { people: [...(await adminLog.read()).people.values()] };
    },
  );

  app.delete(
    '/v1/people/:email',
    {
      schema: {
        operationId: 'letOut',
        summary: 'End a person’s role, and with it their sessions and the tokens of their command lines',
        params: z.object({ email: z.string().max(254) }),
        response: { 200: done, ...problems },
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
}

function refuseTeamOfNothing({ role, remotes }: { role: string; remotes: readonly string[] }): void {
  if (role !== 'team' || remotes.length) return;
  throw new RegistryProblem(400, 'bad_request', 'A team needs remotes: name them, or "*" for all.');
}
