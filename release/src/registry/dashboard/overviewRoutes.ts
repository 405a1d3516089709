import { z } from 'zod';
import { checkEnvironment, listEnvironments } from '../../cli/openExistingStore.ts';
import { countOpenTabs } from '../../cli/openTabs.ts';
import type { Actor } from '../../access/roles.ts';
import { ReleaseProblem } from '../../store/releaseProblem.ts';
import { listRunningShells } from '../../store/runningShells.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { compressAnswer } from '../compressAnswer.ts';
import { envParams, readProblems } from '../environments/callSchemas.ts';
import { openTabs } from '../environments/environmentStatus.ts';
import type { EnvironmentParts } from '../environments/EnvironmentParts.ts';
import { describeEnvironment, type EnvironmentState, environmentState } from './describeEnvironment.ts';
import { listFollowingShells } from './followingShells.ts';
import { Revisions } from './Revisions.ts';
import { readTimeline, timelineEntry } from './timeline.ts';

/** What the dashboard reads: no file of a release is opened for it, so it can be asked every few seconds. */
export function overviewRoutes(app: App, { access, store, heads }: EnvironmentParts): void {
  const revisions = new Revisions(store);
  const revisionOf = (remote: string, release: string) => revisions.of(remote, release);
  const publisherOf = (remote: string, release: string) => revisions.publisherOf(remote, release);

  app.get(
    '/v1/overview',
    {
      onSend: compressAnswer,
      schema: {
        operationId: 'getOverview',
        summary: 'What is live in every environment, which shells follow, and what the caller may roll back',
        response: {
          200: z.object({
            at: z.string().describe('The registry’s clock. ISO time, UTC'),
            environments: z.array(environmentState),
          }),
          ...readProblems,
        },
      },
    },
    async (request) => {
      const actor = await access.require(request, { verb: 'read' });
      const names = await listEnvironments(store);
      const environments = await Promise.all(names.map(async (env) => describe(env, actor)));
      return { at: new Date().toISOString(), environments };
    },
  );

  app.get(
    '/v1/environments/:env/timeline',
    {
      onSend: compressAnswer,
      schema: {
        operationId: 'getTimeline',
        summary: 'Entries of the activation log, the newest first, with what each of them left',
        params: envParams,
        querystring: z.object({
          before: z.coerce.number().int().min(1).optional().describe('Only entries with lower numbers'),
          limit: z.coerce.number().int().min(1).max(200).default(30),
          remote: z.string().max(40).optional(),
          q: z.string().max(80).optional().describe('A person, a release, a Git revision, or a word of the entry'),
        }),
        response: {
          200: z.object({
            n: z.number().int().describe('Number of the last entry'),
            found: z.number().int().describe('How many entries fit the search, on this page or not'),
            older: z.boolean().describe('Whether older ones fit it, too'),
            entries: z.array(timelineEntry),
          }),
          ...readProblems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const { entries, log } = await known(request.params.env);
      const { before = Number.POSITIVE_INFINITY, ...wanted } = request.query;
      return { n: entries.length, ...(await readTimeline(entries, log, { before, ...wanted }, revisionOf)) };
    },
  );

  app.get(
    '/v1/environments/:env/tabs',
    {
      schema: {
        operationId: 'getTabs',
        summary: 'How many open tabs run each release, as the running shells count them',
        params: envParams,
        response: {
          200: z.object({
            tabs: z.array(openTabs),
            silent: z.array(z.string()).describe('Addresses of shells that do not say'),
          }),
          ...readProblems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const { env } = request.params;
      const { log } = await known(env);
      const { tabs, silent } = await countOpenTabs(await listRunningShells(store, env), log);
      return { tabs, silent: silent.map(({ url }) => url) };
    },
  );

  async function known(env: string) {
    await checkEnvironment(store, checkedEnv(env));
    return heads.readFolded(env);
  }

  async function describe(env: string, actor: Actor): Promise<EnvironmentState> {
    try {
      const { entries, log } = await heads.readFolded(env);
      const shells = await listFollowingShells(store, env, log);
      const refusal = (deed: Parameters<typeof access.refusal>[1]) => access.refusal(actor, deed);
      return await describeEnvironment({
        env,
        log,
        entries,
        shells,
        revisionOf,
        publisherOf,
        refusal,
        now: Date.now(),
      });
    } catch (error) {
      if (!(error instanceof ReleaseProblem)) throw error;
      // One log that cannot be read must not hide the others.
      return { env, n: 0, setId: '', remotes: [], shells: [], mayRollBackAll: false, problem: error.message };
    }
  }
}
