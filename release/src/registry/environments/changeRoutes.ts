import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { activate } from '../../cli/activate.ts';
import { deactivate } from '../../cli/deactivate.ts';
import type { CommandOptions, ReleaseCommand } from '../../cli/releaseCommand.ts';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { freeze, unfreeze } from '../../cli/freeze.ts';
import type { LogEntry } from '../../store/logEntry.ts';
import type { Actor } from '../../access/roles.ts';
import { rollback } from '../../cli/rollback.ts';
import { isPlainText } from '../../store/plainText.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';

/** A command may have started so long before its call came in, at most. ms */
const OLDEST_START = 60_000;

const envParams = z.object({ env: z.string().max(40) });
const reason = z
  .string()
  .max(1_000)
  .refine(isPlainText, 'no control characters')
  .optional()
  .describe('Why; the log shows it');
const common = {
  reason,
  dryRun: z.boolean().default(false).describe('Say what would happen, and change nothing'),
  offline: z.boolean().default(false).describe('Write it although no shell runs: it goes live when one starts'),
  startedMsAgo: z
    .number()
    .int()
    .min(0)
    .max(OLDEST_START)
    .default(0)
    .describe('How long ago the person asked: what was written since, they cannot have seen'),
};
const decisions = {
  force: z.boolean().default(false).describe('Take an abandoned release all the same; needs a reason'),
  allowLoss: z.boolean().default(false).describe('The shop may lose a page of the specification'),
};
const reference = z.string().min(1).max(80);
const answer = z
  .object({
    text: z.string().describe('The result in words, as the command line prints it'),
    lines: z.array(z.string()).describe('What the command line prints before'),
    data: z.record(z.string(), z.unknown()).describe('The result for programs, as with --json'),
  })
  .meta({ id: 'ChangeAnswer' });
const problems = {
  400: registryProblem,
  401: registryProblem,
  403: registryProblem,
  404: registryProblem,
  409: registryProblem,
  503: registryProblem,
  504: registryProblem,
};

interface Change {
  env: string;
  verb: 'forward' | 'back' | 'freeze';
  command: ReleaseCommand;
  args: readonly string[];
  options: Omit<CommandOptions, 'env'> & { offline?: boolean; startedMsAgo?: number };
}

/** What changes an environment: the commands of the command line, planned, checked and written here. */
export function changeRoutes(app: App, parts: EnvironmentParts): void {
  const { access, heads, store, place } = parts;

  app.post(
    '/v1/environments/:env/activate',
    {
      schema: {
        operationId: 'activate',
        summary: 'Make releases live, several in one entry; answers when the shells have followed',
        params: envParams,
        body: z.object({
          releases: z.array(reference).min(1).max(50).describe('<remote>@<release>; @latest is the newest'),
          newEnv: z.boolean().default(false).describe('The environment does not exist yet: begin it'),
          ...decisions,
          ...common,
        }),
        response: { 200: answer, ...problems },
      },
    },
    async (request) => {
      const { releases, ...options } = request.body;
      return run(request, { env: request.params.env, verb: 'forward', command: activate, args: releases, options });
    },
  );

  app.post(
    '/v1/environments/:env/rollback',
    {
      schema: {
        operationId: 'rollBack',
        summary: 'Leave what is live for what was live before, and abandon it; answers when the shells have followed',
        params: envParams,
        body: z.object({
          remotes: z.array(reference).max(50).default([]).describe('<remote>, or <remote>@<release> if that is live'),
          to: reference.optional().describe('Go to this release (one remote)'),
          toSet: z.string().max(40).optional().describe('Go to what was live in this release set'),
          at: z.string().max(40).optional().describe('Go to what was live then: an ISO time, or 30m, 2h, 1d ago'),
          all: z.boolean().default(false).describe('Every remote; with toSet or at'),
          recall: z.boolean().default(false).describe('Stop serving what is left; open tabs change at once'),
          ...decisions,
          ...common,
        }),
        response: { 200: answer, ...problems },
      },
    },
    async (request) => {
      const { remotes, ...options } = request.body;
      return run(request, { env: request.params.env, verb: 'back', command: rollback, args: remotes, options });
    },
  );

  app.post(
    '/v1/environments/:env/deactivate',
    {
      schema: {
        operationId: 'deactivate',
        summary: 'Make no release of a remote live',
        params: envParams,
        body: z.object({
          remotes: z.array(reference).min(1).max(50),
          allowLoss: decisions.allowLoss,
          ...common,
        }),
        response: { 200: answer, ...problems },
      },
    },
    async (request) => {
      const { remotes, ...options } = request.body;
      return run(request, { env: request.params.env, verb: 'forward', command: deactivate, args: remotes, options });
    },
  );

  app.post(
    '/v1/environments/:env/freeze',
    {
      schema: {
        operationId: 'freeze',
        summary: 'Refuse forward changes until a time; rollbacks stay possible',
        params: envParams,
        body: z.object({ until: z.string().max(40).describe('An ISO time, or 30m, 2h, 1d from now'), ...common }),
        response: { 200: answer, ...problems },
      },
    },
    async (request) =>
      run(request, { env: request.params.env, verb: 'freeze', command: freeze, args: [], options: request.body }),
  );

  app.post(
    '/v1/environments/:env/unfreeze',
    {
      schema: {
        operationId: 'unfreeze',
        summary: 'End a freeze before its time',
        params: envParams,
        body: z.object(common),
        response: { 200: answer, ...problems },
      },
    },
    async (request) =>
      run(request, { env: request.params.env, verb: 'freeze', command: unfreeze, args: [], options: request.body }),
  );

  async function run(request: FastifyRequest, { verb, command, args, ...change }: Change) {
    const env = checkedEnv(change.env);
    const { offline, startedMsAgo = 0, ...options } = change.options;
    // Anyone who may not do it learns nothing more. A team names its remotes: everything at once is for a releaser.
    const named = args.map((word) => word.split('@')[0] ?? '');
    const actor = await access.require(request, { verb, env, remotes: named });
    await checkEnvironment(store, env, options.newEnv);
    const lines: string[] = [];
    const { text, data } = await command({
      store,
      env,
      root: place,
      by: () => actor.name,
      now: () => new Date().toISOString(),
      startedAt: new Date(Date.now() - startedMsAgo),
      args: [...args],
      options: { ...options, env, shell: !offline },
      print: (line) => lines.push(line),
      auth: authOf(actor),
      authorize: ({ changes, abandoned }) => {
        const remotes = [...new Set([...Object.keys(changes ?? {}), ...Object.keys(abandoned ?? {})])];
        const refusal = access.refusal(actor, { verb, env, remotes });
        if (refusal) throw new RegistryProblem(403, 'not_allowed', refusal);
      },
      onWritten: () => void heads.announce(env),
    });
    return { text, lines, data: { ...data } };
  }
}

/** How the writer of an entry proved who they are. */
function authOf({ kind, id, role }: Actor): LogEntry['auth'] {
  return { kind: kind === 'person' ? 'oidc' : kind, id, role };
}
