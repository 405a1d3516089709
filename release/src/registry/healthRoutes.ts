import { z } from 'zod';
import type { App } from './bareRegistry.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { registryProblem } from './RegistryProblem.ts';

const healthy = z.object({ status: z.literal('ok') });

/** For load balancers: the process runs, and can use the store. */
export function healthRoutes(
  app: App,
  { store, log }: { store: ReleaseStore; log: Log },
  isEnding: () => boolean,
): void {
  app.get(
    '/healthz',
    { schema: { operationId: 'isAlive', summary: 'The process runs', security: [], response: { 200: healthy } } },
    async () => ({ status: 'ok' as const }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'isReady',
        summary: 'The store can be read, and the process is not about to end',
        security: [],
        response: { 200: healthy, 503: registryProblem },
      },
    },
    async (_request, reply) => {
      if (isEnding()) return reply.code(503).send({ code: 'ending', message: 'This registry ends.' });
      try {
        await store.list('published/');
        return { status: 'ok' as const };
      } catch (error) {
        log.error({ err: error }, 'The release store cannot be read.');
        return reply.code(503).send({ code: 'store', message: 'The release store cannot be read: see the log.' });
      }
    },
  );
}
