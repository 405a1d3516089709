import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listEnvironments } from '../../cli/openExistingStore.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { Access } from '../access/recognize.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';
import type { App } from '../bareRegistry.ts';
import { envParams } from './callSchemas.ts';
import type { Heads } from './Heads.ts';

/** Bytes that may wait for a listener that does not read; then it is cut off, and comes again. */
const MOST_WAITING = 16 * 1024;

/**
 * Environments without a log that one token may follow: a shell may listen before it writes the first entry, and each name
 * costs looks into the store.
 */
const MOST_NEW = 3;

interface EventParts {
  access: Access;
  heads: Heads;
  store: ReleaseStore;
  /** Listeners at once. */
  mostStreams: number;
}

const problems = { 401: registryProblem, 403: registryProblem, 404: registryProblem, 503: registryProblem };

const headSchema = z
  .object({
    env: z.string(),
    n: z.number().int().describe('Number of the last entry; 0 for an empty log'),
    hash: z.string().describe('sha256 of the stored bytes of the last entry, hex'),
    setId: z.string().describe('The release set that the log amounts to'),
    at: z.string().describe('ISO time, UTC'),
    expires: z.string().describe('A shell that has heard nothing newer by then takes no forward change'),
    envelope: z.string().optional().describe('DSSE envelope of the same, signed with the freshness key'),
  })
  .meta({ id: 'Head' });

/**
 * How far the log goes: asked once, or heard as server-sent events.
 * @returns ends all streams: their listeners come back to a registry that goes on
 */
export function eventRoutes(app: App, { access, heads, store, mostStreams }: EventParts): () => void {
  const open = new Set<ServerResponse>();
  /** Id of the token or person → its streams. */
  const streamsOf = new Map<string, number>();
  /** Id of the token or person → the environments without a log that it follows, one name for each stream. */
  const newOf = new Map<string, string[]>();
  const endStreams = () => {
    for (const response of open) response.end();
  };
  app.addHook('preClose', async () => endStreams());

  app.get(
    '/v1/environments/:env/head',
    {
      schema: {
        operationId: 'getHead',
        summary: 'The last entry of the log, vouched for by the registry for 30 s',
        params: envParams,
        response: { 200: headSchema, ...problems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      return heads.read(checkedEnv(request.params.env));
    },
  );

  app.get(
    '/v1/environments/:env/events',
    {
      schema: {
        operationId: 'followHead',
        summary: 'Server-sent events: "head" with a Head at once, at each new entry, and every 5 s',
        params: envParams,
        produces: ['text/event-stream'],
        response: problems,
      },
    },
    async (request, reply) => {
      const { id } = await access.require(request, { verb: 'read' });
      const env = checkedEnv(request.params.env);
      const isNew = (await store.list(`log/${env}/`)).length === 0;
      const others = newOf.get(id) ?? [];
      if (isNew && new Set([...others, env]).size > MOST_NEW) {
        throw new RegistryProblem(
          404,
          'unknown',
          `There is no environment "${env}", and this token follows ${MOST_NEW} that have no log yet: activate something in one first.`,
        );
      }
      const response = openStream(request, reply, id, [env]);
      if (!isNew) return;
      newOf.set(id, [...others, env]);
      response.once('close', () => forgetOne(newOf, id, env));
    },
  );

  app.get(
    '/v1/events',
    {
      schema: {
        operationId: 'followHeads',
        summary: 'Server-sent events of all environments that are there, as of each: a page needs one connection',
        produces: ['text/event-stream'],
        response: problems,
      },
    },
    async (request, reply) => {
      const { id } = await access.require(request, { verb: 'read' });
      openStream(request, reply, id, await listEnvironments(store));
    },
  );
  return endStreams;

  /** @param id of the token or person */
  function openStream(request: FastifyRequest, reply: FastifyReply, id: string, envs: readonly string[]) {
    if (open.size >= mostStreams) {
      throw new RegistryProblem(503, 'too_many_streams', 'Too many listeners: poll, or raise MAX_STREAMS.');
    }
    const own = (streamsOf.get(id) ?? 0) + 1;
    // The others' shells must find a place, whatever one token does.
    if (own > Math.ceil(mostStreams / 2)) {
      throw new RegistryProblem(503, 'too_many_streams', 'Too many listeners with this token: poll, or end some.');
    }
    streamsOf.set(id, own);
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 1000\n\n');
    open.add(response);
    const follow = (env: string) =>
      heads.follow(env, async (head) => {
        if (!(await access.isStillIn(request).catch(() => true))) return void response.end();
        response.write(`event: head\nid: ${head.n}\ndata: ${JSON.stringify(head)}\n\n`);
        // What is written in one turn waits until its end, however fast the listener reads.
        await new Promise((next) => setImmediate(next));
        if (response.writableLength > MOST_WAITING) response.destroy();
      });
    const leave = envs.map(follow);
    response.once('close', () => {
      open.delete(response);
      const left = (streamsOf.get(id) ?? 1) - 1;
      if (left) streamsOf.set(id, left);
      else streamsOf.delete(id);
      for (const leaveOne of leave) leaveOne();
    });
    return response;
  }
}

function forgetOne(names: Map<string, string[]>, id: string, env: string): void {
  const left = names.get(id) ?? [];
  const rest = left.toSpliced(left.indexOf(env), 1);
  if (rest.length) names.set(id, rest);
  else names.delete(id);
}
