import fastifySwagger from '@fastify/swagger';
import { requestIdOf } from '@paw/node/callerFacts.ts';
import { type ConnectionSettings, connectionSettings, serverOptions } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { refuseBrokenRequest } from '@paw/node/refuseBrokenRequest.ts';
import { traceparentOf } from '@paw/node/traceContext.ts';
import { securedResponse } from '@paw/node/securedResponse.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inTrace } from '../database/traceStatements.ts';
import { sendNotFound, sendProblem } from '../http/apiProblem.ts';
import { warnOfMissingProxies } from './missingProxies.ts';
import { observeRequests } from './observeRequests.ts';
import { openapiOptions } from './openapiOptions.ts';
import { shadowsLast } from './shadowsLast.ts';

/** What routes are added to. */
export type App = Awaited<ReturnType<typeof bareApp>>;

/** How long a client may take, and how many there may be. */
export type Connections = Omit<ConnectionSettings, 'DRAIN_GRACE'> & { BODY_TIMEOUT: number };
export const usualConnections: Connections = { ...z.object(connectionSettings).parse({}), BODY_TIMEOUT: 10_000 };

/** An app that answers in the shop’s one shape of problems, counts and logs its requests, and has no route yet. */
export async function bareApp(
  log: Log | undefined,
  metrics: Metrics,
  connections: Connections,
  trustedProxies = 'loopback',
  siteOrigin = '',
) {
  const requestTimeout = Math.max(connections.HEADERS_TIMEOUT, connections.BODY_TIMEOUT);
  const observe = observeRequests(metrics, log);
  const app = fastify({
    ...(log && { loggerInstance: log }),
    // Our own line for each request: fastify's has the whole address and the caller's.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout,
    keepAliveTimeout: connections.KEEP_ALIVE_TIMEOUT,
    http: {
      ...serverOptions(connections, requestTimeout),
      ServerResponse: securedResponse(securityHeaders(siteOrigin)),
    },
    clientErrorHandler: refuseBrokenRequest,
    // A draining server finishes what it has and asks kept connections to go, rather than refuse them.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Addresses that no route is even compared with: no hook runs for them.
    frameworkErrors(error, request, reply) {
      observe(request, reply);
      sendProblem(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);
  app.addHook('onRequest', async (request, reply) => observe(request, reply));
  // Reading a body loses the trace, so it begins twice.
  app.addHook('onRequest', traceRequest);
  app.addHook('preHandler', traceRequest);
  const warnOfProxy = warnOfMissingProxies(log);
  app.addHook('onRequest', async (request) => warnOfProxy(request));
  app.addHook('onRequest', shadowsLast());
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  await app.register(fastifySwagger, openapiOptions);
  return app;
}

/** For the begin of what a request does: its trace goes with its statements. */
function traceRequest({ id }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const parent = traceparentOf(id);
  if (parent) inTrace(parent, done);
  else done();
}
