import { z } from 'zod';
import { checkEnvironment, listEnvironments } from '../../cli/openExistingStore.ts';
import { status } from '../../cli/status.ts';
import { deadlineOf, waitForShells } from '../../cli/waitForShells.ts';
import { describeEntry } from '../../store/logEntry.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { envParams, readProblems } from './callSchemas.ts';
import { environmentStatus } from './environmentStatus.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';

const anything = z.record(z.string(), z.unknown());

/** Calls of one token that wait for shells: each looks into the store many times a second. */
const MOST_WAITING = 16;

/** What is live where, who did it, and which shells follow. */
export function environmentRoutes(app: App, { access, store, place, heads }: EnvironmentParts): void {
  /** Id of the token or person → its calls that wait. */
  const waiting = new Map<string, number>();
  const known = async (env: string) => {
    await checkEnvironment(store, checkedEnv(env));
    return env;
  };

  app.get(
    '/v1/environments',
    {
      schema: {
        operationId: 'listEnvironments',
        summary: 'Environments with a log or a running shell',
        response: { 200: z.object({ environments: z.array(z.string()) }), ...readProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      return { environments: await listEnvironments(store) };
    },
  );

  app.get(
    '/v1/environments/:env',
    {
      schema: {
        operationId: 'getEnvironment',
        summary: 'What is live of each remote, where a rollback would go, and which shells follow',
        params: envParams,
        response: { 200: z.object({ text: z.string(), data: environmentStatus }), ...readProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const env = await known(request.params.env);
      const unused = { root: place, by: () => '', now: () => '', startedAt: new Date(), args: [], print: () => {} };
      const { text, data } = await status({ store, env, options: { env }, ...unused });
      return { text, data: data as z.infer<typeof environmentStatus> };
    },
  );

  app.get(
    '/v1/environments/:env/log',
    {
      schema: {
        operationId: 'getLog',
        summary: 'Entries of the activation log, the oldest first',
        params: envParams,
        querystring: z.object({
          after: z.coerce.number().int().min(0).default(0).describe('Number of the last entry that is known'),
          limit: z.coerce.number().int().min(1).max(1_000).default(200),
        }),
        response: {
          200: z.object({ n: z.number().describe('Number of the last entry'), entries: z.array(anything) }),
          ...readProblems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const entries = await heads.readEntries(await known(request.params.env));
      const { after, limit } = request.query;
      const page = entries.slice(after, after + limit);
      return { n: entries.length, entries: page.map((entry) => ({ ...entry, text: describeEntry(entry) })) };
    },
  );

  app.get(
    '/v1/environments/:env/entries/:n/answers',
    {
      schema: {
        operationId: 'waitForAnswers',
        summary: 'What each running shell made of an entry; waits until all have said',
        params: envParams.extend({ n: z.coerce.number().int().min(1) }),
        querystring: z.object({ wait: z.coerce.number().min(0).max(60).default(0).describe('Seconds') }),
        response: {
          200: z.object({
            ms: z.number(),
            answers: z.array(z.object({ shell: anything, verdict: anything.optional() })),
            silent: z
              .array(anything)
              .describe('Shells whose lease ran out before they answered: they hang or are gone, and may still serve'),
          }),
          429: registryProblem,
          ...readProblems,
        },
      },
    },
    async (request) => {
      const { id } = await access.require(request, { verb: 'read' });
      const env = await known(request.params.env);
      const { n } = request.params;
      const entry = (await heads.readEntries(env))[n - 1];
      if (!entry) throw new RegistryProblem(404, 'unknown', `The log of "${env}" has no entry ${n}.`);
      const limit = Math.min(request.query.wait * 1_000, deadlineOf(entry.changes));
      const own = (waiting.get(id) ?? 0) + 1;
      if (own > MOST_WAITING) {
        throw new RegistryProblem(
          429,
          'busy',
          `This token waits for ${MOST_WAITING} answers already: try again later.`,
        );
      }
      waiting.set(id, own);
      const { ms, answers, silent } = await waitForShells(store, env, n, limit).finally(() => {
        const left = (waiting.get(id) ?? 1) - 1;
        if (left) waiting.set(id, left);
        else waiting.delete(id);
      });
      return { ms, answers: answers.map(({ shell, verdict }) => ({ shell, ...(verdict && { verdict }) })), silent };
    },
  );
}
