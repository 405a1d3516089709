import { z } from 'zod';
import { activate } from '../../cli/activate.ts';
import { deactivate } from '../../cli/deactivate.ts';
import { freeze, unfreeze } from '../../cli/freeze.ts';
import { rollback } from '../../cli/rollback.ts';
import type { App } from '../bareRegistry.ts';
import { changeAnswer, changeRunner } from './changeRunner.ts';
import { decisions, envParams, liveProblems, offline, reference, startedMsAgo, written } from './callSchemas.ts';
import type { EnvironmentParts } from './EnvironmentParts.ts';

const common = {
  ...written,
  offline,
  startedMsAgo,
};

/** What changes an environment: the commands of the command line, planned, checked and written here. */
export function changeRoutes(app: App, parts: EnvironmentParts): void {
  const run = changeRunner(parts);

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
        response: { 200: changeAnswer, ...liveProblems },
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
          seen: z
            .number()
            .int()
            .min(0)
            .optional()
            .describe(
              'Number of the last entry that the person saw; what others changed since is refused or already done',
            ),
          recall: z.boolean().default(false).describe('Stop serving what is left; open tabs change at once'),
          ...decisions,
          ...common,
        }),
        response: { 200: changeAnswer, ...liveProblems },
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
        response: { 200: changeAnswer, ...liveProblems },
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
        response: { 200: changeAnswer, ...liveProblems },
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
        response: { 200: changeAnswer, ...liveProblems },
      },
    },
    async (request) =>
      run(request, { env: request.params.env, verb: 'freeze', command: unfreeze, args: [], options: request.body }),
  );
}
