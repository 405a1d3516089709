import { z } from 'zod';
import { beginCanary } from '../../cli/beginCanary.ts';
import { moveCanary, promoteCanary, stopCanary } from '../../cli/moveCanary.ts';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { listOpenCanaries, shareOf } from '../../store/canaries.ts';
import { foldLog } from '../../store/foldLog.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { changeAnswer, changeRunner } from './changeRunner.ts';
import { decisions, envParams, liveProblems, offline, reference, startedMsAgo, written } from './callSchemas.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

const common = { ...written, offline, startedMsAgo };
const seenCanary = z
  .string()
  .max(64)
  .optional()
  .describe('Id of the canary that the person saw: another one of the remote is not touched');
const oneParams = envParams.extend({ remote: z.string().max(40) });
const openCanary = z
  .object({
    id: z.string(),
    remote: z.string(),
    release: z.string(),
    share: z.number().describe('Share of all visitors that get it now, 0 to 1'),
    steps: z.array(z.number()).describe('Percent of all visitors, rising; after 100 the release is live'),
    step: z.number().int().describe('Index into steps'),
    stepAt: z.string().describe('When this step began. ISO time, UTC'),
    hold: z.number().describe('How long each step is held at least. ms'),
    n: z.number().int().describe('Number of the entry that began it'),
    by: z.string(),
    at: z.string().describe('ISO time, UTC'),
    reason: z.string().optional(),
  })
  .meta({ id: 'Canary' });

/** Canaries: published releases that a share of the visitors gets. */
export function canaryRoutes(app: App, parts: EnvironmentParts): void {
  const { access, heads, store } = parts;
  const run = changeRunner(parts);

  app.get(
    '/v1/environments/:env/canaries',
    {
      schema: {
        operationId: 'listCanaries',
        summary: 'Open canaries, the oldest first',
        params: envParams,
        response: { 200: z.object({ canaries: z.array(openCanary) }), ...liveProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const env = checkedEnv(request.params.env);
      await checkEnvironment(store, env);
      const open = listOpenCanaries(foldLog(await heads.readEntries(env)));
      return { canaries: open.map((one) => ({ ...one, steps: [...one.steps], share: shareOf(one) })) };
    },
  );

  app.post(
    '/v1/environments/:env/canaries',
    {
      schema: {
        operationId: 'beginCanary',
        summary: 'Show a published release to a share of the visitors; answers when the shells have it ready',
        params: envParams,
        body: z.object({
          release: reference.describe('<remote>@<release>; @latest works too'),
          steps: z
            .array(z.number().min(0).max(100))
            .min(1)
            .max(20)
            .optional()
            .describe('Percent, rising; 1, 10, 50, 100 without it'),
          hold: z
            .string()
            .max(10)
            .optional()
            .describe('How long each step lasts at least: 30s, 10m, 1h; 10m without it'),
          ...decisions,
          ...common,
        }),
        response: { 200: changeAnswer, ...liveProblems },
      },
    },
    async (request) => {
      const { release, steps, ...rest } = request.body;
      const options = { ...rest, ...(steps && { steps: steps.join(',') }) };
      return run(request, { env: request.params.env, verb: 'forward', command: beginCanary, args: [release], options });
    },
  );

  app.post(
    '/v1/environments/:env/canaries/:remote/step',
    {
      schema: {
        operationId: 'stepCanary',
        summary: 'Move a canary to another share of its plan, without a look at what the guard knows',
        params: oneParams,
        body: z.object({
          to: z.string().max(10).optional().describe('Percent; without it, the next share'),
          canary: seenCanary,
          ...common,
        }),
        response: { 200: changeAnswer, ...liveProblems },
      },
    },
    async (request) => {
      const { env, remote } = request.params;
      // A step to a larger share is checked as a forward change, once it is known that it is one.
      return run(request, { env, verb: 'back', command: moveCanary, args: [remote], options: request.body });
    },
  );

  app.post(
    '/v1/environments/:env/canaries/:remote/stop',
    {
      schema: {
        operationId: 'stopCanary',
        summary: 'End a canary: its visitors get the live release again',
        params: oneParams,
        body: z.object({
          abandon: z.boolean().default(false).describe('Abandon its release, too; needs a reason'),
          canary: seenCanary,
          ...common,
        }),
        response: { 200: changeAnswer, ...liveProblems },
      },
    },
    async (request) => {
      const { env, remote } = request.params;
      return run(request, { env, verb: 'back', command: stopCanary, args: [remote], options: request.body });
    },
  );

  app.post(
    '/v1/environments/:env/canaries/:remote/promote',
    {
      schema: {
        operationId: 'promoteCanary',
        summary:
          'Make the release of a canary live, with the evidence that there is; answers when the shells have followed',
        params: oneParams,
        body: z.object({ canary: seenCanary, ...decisions, ...common }),
        response: { 200: changeAnswer, ...liveProblems },
      },
    },
    async (request) => {
      const { env, remote } = request.params;
      return run(request, { env, verb: 'forward', command: promoteCanary, args: [remote], options: request.body });
    },
  );
}
