import { z } from 'zod';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { canaryVerdictSchema } from '../../signals/CanaryVerdict.ts';
import type { Guards } from '../../guard/Guards.ts';
import { readMinutes, sumBy } from '../../signals/keptSignals.ts';
import { minuteCountSchema } from '../../signals/MinuteCount.ts';
import { signalReportSchema } from '../../signals/SignalReport.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { RegistryProblem } from '../RegistryProblem.ts';
import { envParams, readProblems } from './callSchemas.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

/** Bytes of a report. */
const LARGEST = 1024 * 1024;
const HOUR = 3_600_000;
/** Up to here each minute is told, and for longer each hour. */
const IN_MINUTES = 3 * HOUR;
const LONGEST = 31 * 24 * HOUR;

/** What shells saw of their visitors, and what the guard makes of it. */
export function signalRoutes(app: App, { access, store }: EnvironmentParts, guards: Guards): void {
  const known = async (env: string) => {
    // Shells report each second: the store is not asked again.
    if (!guards.has(env)) await checkEnvironment(store, checkedEnv(env));
    return env;
  };

  app.post(
    '/v1/environments/:env/signals',
    {
      bodyLimit: LARGEST,
      schema: {
        operationId: 'reportSignals',
        summary:
          'A shell tells how its page views went, about once a second; one that was counted before changes nothing',
        params: envParams,
        body: signalReportSchema,
        response: { 204: z.null(), ...readProblems },
      },
    },
    async (request, reply) => {
      const { id } = await access.require(request, { verb: 'report' });
      const guard = await guards.of(await known(request.params.env));
      // Under the token's name: with one token nobody silences the shells of another by taking their numbers.
      guard.take({ ...request.body, shell: `${id} ${request.body.shell}` });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/environments/:env/signals',
    {
      schema: {
        operationId: 'getSignals',
        summary: 'How page views went, by release set, remote, release and route; kept for 30 days',
        params: envParams,
        querystring: z.object({
          from: z.iso.datetime().optional().describe('An hour before "to" without it'),
          to: z.iso.datetime().optional().describe('Now without it'),
        }),
        response: {
          200: z.object({
            per: z.enum(['minute', 'hour']).describe('Minutes for up to 3 hours'),
            counts: z.array(minuteCountSchema),
          }),
          ...readProblems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const env = await known(request.params.env);
      const to = Date.parse(request.query.to ?? new Date().toISOString());
      const from = request.query.from === undefined ? to - HOUR : Date.parse(request.query.from);
      if (!(from < to) || to - from > LONGEST) {
        throw new RegistryProblem(400, 'bad_request', 'Ask for a time of up to 31 days: "from" is before "to".');
      }
      const minutes = await readMinutes(store, env, from, to);
      if (to - from <= IN_MINUTES) return { per: 'minute' as const, counts: minutes };
      const hours = sumBy(minutes, ({ at }) => at.slice(0, 13));
      return {
        per: 'hour' as const,
        counts: hours.map((one) => ({ ...one, at: `${one.at.slice(0, 13)}:00:00.000Z` })),
      };
    },
  );

  app.get(
    '/v1/environments/:env/canaries/:id/verdict',
    {
      schema: {
        operationId: 'getCanaryVerdict',
        summary: 'What the guard knows of an open canary: worse, no worse, or not yet known and what is missing',
        params: envParams.extend({ id: z.string().max(64) }),
        response: { 200: canaryVerdictSchema, ...readProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const { id } = request.params;
      const verdict = (await guards.of(await known(request.params.env))).verdictOf(id);
      if (verdict) return verdict;
      throw new RegistryProblem(
        404,
        'unknown',
        `There is no open canary "${id}": it was stopped, or is live for everyone.`,
      );
    },
  );
}
