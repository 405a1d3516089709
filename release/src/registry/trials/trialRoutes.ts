import type { FastifyRequest } from 'fastify';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import type { Guards } from '../../guard/Guards.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { Revisions } from '../dashboard/Revisions.ts';
import { envParams, readProblems } from '../environments/callSchemas.ts';
import type { EnvironmentParts } from '../environments/EnvironmentParts.ts';
import { describeCanaries } from './describeCanaries.ts';
import { describePreviews } from './describePreviews.ts';
import { describeShadows } from './describeShadows.ts';
import { listCandidates } from './listCandidates.ts';
import { listOpenProposals } from './listOpenProposals.ts';
import { listLastCanaries } from './listLastCanaries.ts';
import { candidatesAnswer, proposalsAnswer, trialsAnswer } from './trialSchemas.ts';

/** What is tried on visitors or beside them, for people: how the evidence grows, and what the caller may do about it. */
export function trialRoutes(app: App, { access, store, heads }: EnvironmentParts, guards: Guards): void {
  const revisions = new Revisions(store);
  const revisionOf = (remote: string, release: string) => revisions.of(remote, release);

  app.get(
    '/v1/environments/:env/trials',
    {
      schema: {
        operationId: 'getTrials',
        summary:
          'Open canaries with what the guard knows and how that grew, shadows and previews, and what the caller may do',
        params: envParams,
        response: { 200: trialsAnswer, ...readProblems },
      },
    },
    async (request) => {
      const { env, log, may } = await look(request, request.params.env);
      const guard = await guards.of(env);
      return {
        canaries: await describeCanaries(log, { guard, may, revisionOf }),
        ended: listLastCanaries(log),
        shadows: describeShadows(log, may, Date.now()),
        previews: describePreviews(log, may, Date.now()),
        mayFreeze: may('freeze', []),
      };
    },
  );

  app.get(
    '/v1/environments/:env/candidates',
    {
      schema: {
        operationId: 'listCandidates',
        summary: 'Published releases that a canary, a shadow or a preview could show, the newest of each remote',
        params: envParams,
        response: { 200: candidatesAnswer, ...readProblems },
      },
    },
    async (request) => {
      const { log, may } = await look(request, request.params.env);
      return { candidates: await listCandidates(store, log, may) };
    },
  );

  app.get(
    '/v1/environments/:env/proposals',
    {
      schema: {
        operationId: 'listProposals',
        summary:
          'Entries that wait for a second key; a person signs them with a command, because keys stay with people',
        params: envParams,
        response: { 200: proposalsAnswer, ...readProblems },
      },
    },
    async (request) => {
      const { env, log } = await look(request, request.params.env);
      return { proposals: await listOpenProposals(store, env, log, Date.now()) };
    },
  );

  async function look(request: FastifyRequest, name: string) {
    const actor = await access.require(request, { verb: 'read' });
    const env = checkedEnv(name);
    await checkEnvironment(store, env);
    const { log } = await heads.readFolded(env);
    const may = (verb: 'forward' | 'back' | 'freeze' | 'preview', remotes: readonly string[]) =>
      access.refusal(actor, { verb, env, remotes }) === undefined;
    return { env, log, may };
  }
}
