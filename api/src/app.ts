import fastifySwagger from '@fastify/swagger';
import fastify, { type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendNotFound, sendProblem } from './apiProblem.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import type { Database } from './database/database.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { openapiOptions } from './openapiOptions.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';

export type App = Awaited<ReturnType<typeof bareApp>>;

/** The whole api, ready for `inject` or `listen`. It neither migrates nor loads data (server.ts does). */
export async function buildApp(database: Database, options: { logger?: FastifyServerOptions['logger'] } = {}) {
  const app = await bareApp(options.logger ?? false);
  catalogueRoutes(app, database);
  newsletterRoutes(app, database);
  sessionRoutes(app, database);
  healthRoutes(app, database);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}

async function bareApp(logger: FastifyServerOptions['logger']) {
  const app = fastify({
    logger,
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    // A draining server finishes what it has and asks kept connections to go, rather than refuse them.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);
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
