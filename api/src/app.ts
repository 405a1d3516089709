import fastifySwagger from '@fastify/swagger';
import { requestIdOf } from '@paw/shared/node/callerFacts.ts';
import type { Log } from '@paw/shared/node/createLog.ts';
import { createMetrics, type Metrics } from '@paw/shared/node/createMetrics.ts';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { logInRoute } from './account/logInRoute.ts';
import { type SendCode, sendCodeToConsole } from './account/sendCode.ts';
import { signUpRoutes } from './account/signUpRoutes.ts';
import { userRoute } from './account/userRoute.ts';
import { sendNotFound, sendProblem } from './apiProblem.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import type { Database } from './database/database.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import { metricsRoute } from './health/metricsRoute.ts';
import { subcategoryRoute } from './menu/subcategoryRoute.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { observeRequests } from './observeRequests.ts';
import { openapiOptions } from './openapiOptions.ts';
import { refuseBrokenRequest } from './refuseBrokenRequest.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { shopSessions } from './session/shopSessions.ts';

export type App = Awaited<ReturnType<typeof bareApp>>;

interface Options {
  /** Silent when not given. */
  log?: Log;
  /** The process is about to end: whoever shares out requests should look elsewhere. */
  isEnding?: () => boolean;
  /** How the world reaches the shop; '' = as the requests say. */
  siteOrigin?: string;
  /** Networks of the proxies whose word about the caller is taken; the shell is one. */
  trustedProxies?: string;
  /** Brings a sign-up's code to its owner. */
  sendCode?: SendCode;
}

/** The whole api, ready for `inject` or `listen`. It neither migrates nor loads data (server.ts does). */
export async function buildApp(database: Database, options: Options = {}) {
  const { log, isEnding = () => false, siteOrigin = '', trustedProxies, sendCode = sendCodeToConsole } = options;
  const metrics = createMetrics('api');
  const app = await bareApp(log, metrics, trustedProxies);
  const sessions = shopSessions(database, siteOrigin);
  catalogueRoutes(app, database);
  newsletterRoutes(app, database);
  subcategoryRoute(app);
  sessionRoutes(app, sessions, siteOrigin);
  logInRoute(app, database, sessions, siteOrigin);
  signUpRoutes(app, { database, sessions, siteOrigin, sendCode });
  userRoute(app, database, sessions);
  healthRoutes(app, database, isEnding);
  metricsRoute(app, database, metrics);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}

async function bareApp(log: Log | undefined, metrics: Metrics, trustedProxies = 'loopback') {
  const observe = observeRequests(metrics, log);
  const app = fastify({
    ...(log && { loggerInstance: log }),
    // Our own line for each request: fastify's has the whole address and the caller's.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
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
