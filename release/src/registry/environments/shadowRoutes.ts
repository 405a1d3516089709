import { z } from 'zod';
import { beginShadow, endShadow, listShadows } from '../../cli/beginShadow.ts';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { reportShadow } from '../../cli/reportShadow.ts';
import { foldLog } from '../../store/foldLog.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { changeAnswer, changeRunner } from './changeRunner.ts';
import { changeProblems, envParams, reference, written } from './callSchemas.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

const oneParams = envParams.extend({ id: z.string().max(64) });

/** Shadows: published releases that shells render beside the live ones, for nobody to see, and compare. */
export function shadowRoutes(app: App, parts: EnvironmentParts): void {
  const { access, heads, store, place } = parts;
  const run = changeRunner(parts);
  const remotesOf = async (env: string, id: string): Promise<string[]> => {
    const { shadows } = foldLog(await heads.readEntries(checkedEnv(env)));
    return Object.keys((Object.hasOwn(shadows, id) && shadows[id]?.overrides) || {});
  };
  /** Runs a command that writes nothing to the log. */
  const read = async (env: string, command: typeof listShadows, args: string[], dryRun: boolean) => {
    await checkEnvironment(store, checkedEnv(env));
    const now = () => new Date().toISOString();
    const options = { env, dryRun };
    const context = { store, env, root: place, by: () => '', now, startedAt: new Date(), args, options };
    const { text, data } = await command({ ...context, print: () => undefined });
    return { text, lines: [], data: { ...data } };
  };

  app.get(
    '/v1/environments/:env/shadows',
    {
      schema: {
        operationId: 'listShadows',
        summary: 'Open shadows, the oldest first',
        params: envParams,
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      return read(request.params.env, listShadows, [], true);
    },
  );

  app.post(
    '/v1/environments/:env/shadows',
    {
      schema: {
        operationId: 'beginShadow',
        summary: 'Have shells render published releases beside the live ones, for no one to see; answers at once',
        params: envParams,
        body: z.object({
          releases: z.array(reference).min(1).max(50).describe('<remote>@<release>; @latest works too'),
          for: z.string().max(10).optional().describe('How long: 30s, 5m, or 24h at most; 5m without it'),
          force: z.boolean().default(false).describe('Render an abandoned release all the same; needs a reason'),
          ...written,
        }),
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      const { releases, ...options } = request.body;
      return run(request, { env: request.params.env, verb: 'preview', command: beginShadow, args: releases, options });
    },
  );

  app.delete(
    '/v1/environments/:env/shadows/:id',
    {
      schema: {
        operationId: 'endShadow',
        summary: 'End a shadow before its time',
        params: oneParams,
        body: z.object(written).nullish(),
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      const { env, id } = request.params;
      await access.require(request, { verb: 'read' });
      const remotes = await remotesOf(env, id);
      const options = request.body ?? {};
      return run(request, { env, verb: 'preview', command: endShadow, args: [id], remotes, options });
    },
  );

  app.get(
    '/v1/environments/:env/shadows/:id',
    {
      schema: {
        operationId: 'readShadow',
        summary: 'What shells have seen of a shadow so far',
        params: oneParams,
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      return read(request.params.env, reportShadow, [request.params.id], true);
    },
  );

  app.post(
    '/v1/environments/:env/shadows/:id/report',
    {
      schema: {
        operationId: 'reportShadow',
        summary: 'The same; of a shadow that is over it is kept as evidence for its set',
        params: oneParams,
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      const { env, id } = request.params;
      await access.require(request, { verb: 'preview', env: checkedEnv(env), remotes: await remotesOf(env, id) });
      return read(env, reportShadow, [id], false);
    },
  );
}
