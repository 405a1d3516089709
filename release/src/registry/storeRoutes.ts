import { z } from 'zod';
import { limitConcurrency } from '../store/limitConcurrency.ts';
import { isKey } from '../store/storeKeys.ts';
import type { App } from './bareRegistry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Access } from './access/recognize.ts';
import { RegistryProblem, registryProblem } from './RegistryProblem.ts';

/** What may be read through the registry: never what tokens and sessions are made of. */
const READABLE = /^(releases|published|signatures|root|log|running|verdict|proposals|claims|shadow|evidence)\//;
/** Keys that one call may ask for. */
const MOST_KEYS = 500;
/** Bytes of all objects in one answer: a caller names the largest file five hundred times in one line. */
const MOST_BYTES = 64 * 2 ** 20;
const AT_ONCE = 8;

const problems = { 400: registryProblem, 401: registryProblem, 403: registryProblem, 404: registryProblem };

/** The store as a command line without access to it reads it: objects as they are, so that signatures can be checked. */
export function storeRoutes(app: App, { access, store }: { access: Access; store: ReleaseStore }): void {
  app.get(
    '/v1/store',
    {
      schema: {
        operationId: 'listObjects',
        summary: 'Keys of the release store that begin with a prefix, sorted',
        querystring: z.object({ prefix: z.string().min(1).max(512) }),
        response: { 200: z.object({ keys: z.array(z.string()) }), ...problems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      return { keys: await store.list(readable(request.query.prefix)) };
    },
  );

  app.post(
    '/v1/store/read',
    {
      schema: {
        operationId: 'readObjects',
        summary: `Up to ${MOST_KEYS} objects of the release store, in base64; null for one that is not there`,
        body: z.object({ keys: z.array(z.string().max(512)).min(1).max(MOST_KEYS) }),
        response: { 200: z.object({ objects: z.array(z.string().nullable()) }), 413: registryProblem, ...problems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const keys = request.body.keys.map(readable);
      const objects = await readUpTo(store, keys, MOST_BYTES);
      return { objects: objects.map((bytes) => bytes?.toString('base64') ?? null) };
    },
  );

  app.get(
    '/v1/store/*',
    {
      schema: {
        operationId: 'getObject',
        summary: 'One object of the release store, unchanged',
        params: z.object({ '*': z.string().min(1).max(512) }),
        produces: ['application/octet-stream'],
        response: { 200: z.string().meta({ format: 'binary' }), ...problems },
      },
    },
    async (request, reply) => {
      await access.require(request, { verb: 'read' });
      const bytes = await store.get(readable(request.params['*']));
      if (!bytes) throw new RegistryProblem(404, 'not_found', 'The store has no such object.');
      // Bytes are sent as they are; the schema can only say that they are some.
      return reply.type('application/octet-stream').send(bytes as unknown as string);
    },
  );
}

/** @throws RegistryProblem 413 before more than `most` bytes for each of a few objects are in memory */
async function readUpTo(store: ReleaseStore, keys: readonly string[], most: number): Promise<(Buffer | undefined)[]> {
  let left = most;
  const inTurn = limitConcurrency(AT_ONCE);
  const read = async (key: string) => {
    const bytes = left < 0 ? undefined : await store.get(key, left);
    left -= bytes?.length ?? 0;
    if (left >= 0) return bytes;
    throw new RegistryProblem(
      413,
      'too_large',
      `These objects have more than ${most / 2 ** 20} MiB: ask for fewer in one call.`,
    );
  };
  return Promise.all(keys.map((key) => inTurn(() => read(key))));
}

/** @param key or a prefix @throws RegistryProblem */
function readable(key: string): string {
  if (!READABLE.test(key)) throw new RegistryProblem(404, 'not_found', 'This is nothing that the registry hands out.');
  if (isKey(key.replace(/\/$/, ''))) return key;
  throw new RegistryProblem(400, 'bad_request', 'This is no key of the release store.');
}
