import { z } from 'zod';
import { gc } from '../../cli/gc.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { App } from '../bareRegistry.ts';
import type { Access } from '../access/recognize.ts';
import { changeAnswer } from '../environments/changeRunner.ts';
import { registryProblem } from '../RegistryProblem.ts';

interface RemovalParts {
  access: Access;
  store: ReleaseStore;
  /** Where the store is, for messages. */
  place: string;
}

/** Making room: `gc` of the command line, carried out where the store is. */
export function removalRoute(app: App, { access, store, place }: RemovalParts): void {
  app.post(
    '/v1/gc',
    {
      schema: {
        operationId: 'removeReleases',
        summary: 'Remove releases that no environment needs, and leftovers of interrupted commands',
        description: 'An admin removes; a releaser may ask with dryRun what would be removed.',
        body: z.object({
          keep: z
            .number()
            .int()
            .min(0)
            .max(999_999)
            .optional()
            .describe('Keep the newest n of each remote, and n steps of a rollback (default: 30 days, and every step)'),
          dryRun: z.boolean().default(false).describe('Say what would be removed, and remove nothing'),
        }),
        response: {
          200: changeAnswer,
          400: registryProblem,
          401: registryProblem,
          403: registryProblem,
          409: registryProblem,
          503: registryProblem,
        },
      },
    },
    async (request) => {
      const { keep, dryRun } = request.body;
      const actor = await access.require(request, { verb: dryRun ? 'plan-removal' : 'remove' });
      const lines: string[] = [];
      const { text, data } = await gc({
        store,
        env: 'local',
        root: place,
        by: () => actor.name,
        now: () => new Date().toISOString(),
        startedAt: new Date(),
        args: [],
        options: { env: 'local', ...(keep !== undefined && { keep }), dryRun },
        print: (line) => lines.push(line),
      });
      if (!dryRun) request.log.info({ by: actor.name, ...data }, 'Releases were removed.');
      return { text, lines, data: { ...data } };
    },
  );
}
