import { z } from 'zod';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { endPreview, preview } from '../../cli/preview.ts';
import { foldLog } from '../../store/foldLog.ts';
import { listOpenPreviews } from '../../store/previews.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { changeAnswer, changeRunner } from './changeRunner.ts';
import { changeProblems, envParams, reference, written } from './callSchemas.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

const openPreview = z
  .object({
    id: z.string(),
    overrides: z.record(z.string(), z.string()).describe('Remote → the release that is shown instead of the live one'),
    until: z.string().describe('ISO time, UTC'),
    host: z.string().optional().describe('The only host that shows it'),
    by: z.string(),
    at: z.string().describe('ISO time, UTC'),
    reason: z.string().optional(),
  })
  .meta({ id: 'Preview' });

/** Previews: published releases that only those with a secret address see. */
export function previewRoutes(app: App, parts: EnvironmentParts): void {
  const { access, heads, store } = parts;
  const run = changeRunner(parts);
  const listOpen = async (env: string) => listOpenPreviews(foldLog(await heads.readEntries(env)), Date.now());

  app.get(
    '/v1/environments/:env/previews',
    {
      schema: {
        operationId: 'listPreviews',
        summary: 'Open previews, the oldest first; their addresses are known only to those who opened them',
        params: envParams,
        response: { 200: z.object({ previews: z.array(openPreview) }), ...changeProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const env = checkedEnv(request.params.env);
      await checkEnvironment(store, env);
      return {
        previews: (await listOpen(env)).map(({ hash: _, ...one }) => ({ ...one, overrides: { ...one.overrides } })),
      };
    },
  );

  app.post(
    '/v1/environments/:env/previews',
    {
      schema: {
        operationId: 'openPreview',
        summary: 'Show published releases under a secret address, which only this answer tells; nothing goes live',
        params: envParams,
        body: z.object({
          releases: z.array(reference).min(1).max(50).describe('<remote>@<release>; @latest works too'),
          for: z.string().max(10).optional().describe('How long: 30m, or 24h at most; 2h without it'),
          shop: z.string().max(200).optional().describe('The only address that shows it, as in https://shop.example'),
          force: z.boolean().default(false).describe('Show an abandoned release all the same; needs a reason'),
          ...written,
        }),
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      const { releases, ...options } = request.body;
      return run(request, { env: request.params.env, verb: 'preview', command: preview, args: releases, options });
    },
  );

  app.delete(
    '/v1/environments/:env/previews/:id',
    {
      schema: {
        operationId: 'endPreview',
        summary: 'End a preview before its time',
        params: envParams.extend({ id: z.string().max(64) }),
        body: z.object(written).nullish(),
        response: { 200: changeAnswer, ...changeProblems },
      },
    },
    async (request) => {
      const { env, id } = request.params;
      await access.require(request, { verb: 'read' });
      const found = (await listOpen(checkedEnv(env))).find((one) => one.id === id);
      const remotes = Object.keys(found?.overrides ?? {});
      const options = request.body ?? {};
      return run(request, { env, verb: 'preview', command: endPreview, args: [id], remotes, options });
    },
  );
}
