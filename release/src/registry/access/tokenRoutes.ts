import { z } from 'zod';
import type { AdminLog } from '../../access/adminLog.ts';
import { invite, LONGEST_INVITATION } from '../../access/invitations.ts';
import { issueToken, listTokens } from '../../access/tokens.ts';
import { readTokenUses } from '../../access/TokenUses.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { App } from '../bareRegistry.ts';
import { RegistryProblem } from '../RegistryProblem.ts';
import { accessProblems, grantSchema, labelSchema, refuseTeamOfNothing, tokenSchema } from './accessSchemas.ts';
import type { Access } from './recognize.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface TokenParts {
  access: Access;
  adminLog: AdminLog;
  store: ReleaseStore;
}

/** Tokens, sessions and invitations: for admins. Every change is an entry of the registry's own log. */
export function tokenRoutes(app: App, { access, adminLog, store }: TokenParts): void {
  const administer = { verb: 'administer' } as const;

  app.post(
    '/v1/tokens',
    {
      schema: {
        operationId: 'issueToken',
        summary: 'Make a token of one role; its text is in this answer and nowhere else',
        body: grantSchema.extend({
          name: labelSchema.describe('What it is for, as logs show it'),
          days: z.number().int().min(1).max(366).default(90),
        }),
        response: { 200: z.object({ text: z.string(), token: tokenSchema }), ...accessProblems },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const { days, ...wanted } = request.body;
      refuseTeamOfNothing(wanted);
      return issueToken(adminLog, actor.name, { ...wanted, lifetime: days * DAY });
    },
  );

  app.post(
    '/v1/invitations',
    {
      schema: {
        operationId: 'invite',
        summary: 'Make a one-time link that signs one person in for 12 hours; it is in this answer and nowhere else',
        body: grantSchema.extend({
          name: labelSchema.describe('Who is invited, as logs show them'),
          hours: z
            .number()
            .int()
            .min(1)
            .max(LONGEST_INVITATION / HOUR)
            .default(24)
            .describe('How long the link is open'),
        }),
        response: {
          200: z.object({ path: z.string().describe('Of the registry'), token: tokenSchema }),
          ...accessProblems,
        },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const { hours, ...wanted } = request.body;
      refuseTeamOfNothing(wanted);
      return invite(adminLog, actor.name, { ...wanted, lifetime: hours * HOUR });
    },
  );

  app.get(
    '/v1/tokens',
    {
      schema: {
        operationId: 'listTokens',
        summary:
          'All tokens without their secrets, open invitations, and the sessions of people who are signed in, the newest first',
        response: { 200: z.object({ tokens: z.array(tokenSchema) }), ...accessProblems },
      },
    },
    async (request) => {
      await access.require(request, administer);
      return { tokens: listTokens(await adminLog.read(), await readTokenUses(store)) };
    },
  );

  app.delete(
    '/v1/tokens/:id',
    {
      schema: {
        operationId: 'endToken',
        summary: 'End a token or an invitation, or sign a person out, at once and in every registry on this store',
        params: z.object({ id: z.string().max(40) }),
        response: {
          200: z.object({ done: z.literal(true), changed: z.boolean().describe('False for one that had ended') }),
          ...accessProblems,
        },
      },
    },
    async (request) => {
      const actor = await access.require(request, administer);
      const { id } = request.params;
      const token = (await adminLog.read()).tokens.get(id);
      if (!token) throw new RegistryProblem(404, 'unknown', `There is no token ${id}: list them first.`);
      if (!token.ended) await adminLog.append(actor.name, { kind: 'end-token', id });
      return { done: true as const, changed: !token.ended };
    },
  );
}
