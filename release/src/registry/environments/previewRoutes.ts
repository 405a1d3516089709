import { z } from 'zod';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { endPreview, preview } from '../../cli/preview.ts';
import { foldLog } from '../../store/foldLog.ts';
import { isPlainText } from '../../store/plainText.ts';
import { listOpenPreviews } from '../../store/previews.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { registryProblem } from '../RegistryProblem.ts';
import { changeAnswer, changeRunner } from './changeRunner.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

const envParams = z.object({ env: z.string().max(40) });
const common = {
  reason: z
    .string()
    .max(1_000)
    .refine(isPlainText, 'no control characters')
    .optional()
    .describe('Why; the log shows it'),
  dryRun: z.boolean().default(false).describe('Say what would happen, and change nothing'),
};
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
const problems = {
  400: registryProblem,
  401: registryProblem,
  403: registryProblem,
  404: registryProblem,
  409: registryProblem,
};

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
        response: { 200: z.object({ previews: z.array(openPreview) }), ...problems },
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
          releases: z.array(z.string().min(1).max(80)).min(1).max(50).describe('<remote>@<release>; @latest works too'),
          for: z.string().max(10).optional().describe('How long: 30m, or 24h at most; 2h without it'),
          shop: z.string().max(200).optional().describe('The only address that shows it, as in https://shop.example'),
          force: z.boolean().default(false).describe('Show an abandoned release all the same; needs a reason'),
          ...common,
        }),
        response: { 200: changeAnswer, ...problems },
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
        body: z.object(common).nullish(),
        response: { 200: changeAnswer, ...problems },
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
