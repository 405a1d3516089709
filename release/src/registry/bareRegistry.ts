import fastifyMultipart from '@fastify/multipart';
import fastifySwagger from '@fastify/swagger';
import { requestIdOf } from '@paw/node/callerFacts.ts';
import { serverOptions, type ConnectionSettings } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import { refuseBrokenRequest } from '@paw/node/refuseBrokenRequest.ts';
import { securedResponse } from '@paw/node/securedResponse.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import fastify, { LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import packageJson from '../../package.json' with { type: 'json' };
import { sendProblem } from './RegistryProblem.ts';

/** What routes are added to. */
export type App = Awaited<ReturnType<typeof bareRegistry>>;

/** ms for a whole request: a release of several megabytes over a slow line, but not for ever. */
const REQUEST_TIMEOUT = 120_000;
/** Bytes of a JSON body. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** A registry that answers in the one shape of problems, logs its requests, and has no route yet. */
export async function bareRegistry(
  log: Log | undefined,
  connections: Omit<ConnectionSettings, 'DRAIN_GRACE'>,
  trustedProxies: string,
  siteOrigin = '',
) {
  const app = fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: connections.KEEP_ALIVE_TIMEOUT,
    http: {
      ...serverOptions(connections, REQUEST_TIMEOUT),
      ServerResponse: securedResponse(securityHeaders(siteOrigin)),
    },
    clientErrorHandler: refuseBrokenRequest,
    return503OnClosing: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 600 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const status = reply.statusCode;
    const fields = {
      method,
      path: routeOptions.url,
      status,
      ms: Math.round(reply.elapsedTime),
      actor: request.actor?.name,
    };
    // Reads come by the hundred; what changes something, and what was refused, is worth a line.
    if (method !== 'GET' || status >= 400) request.log.info(fields, `${method} ${routeOptions.url ?? ''} ${status}`);
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  await app.register(fastifyMultipart, { limits: { fieldNameSize: 600, files: 5_010, fields: 4, parts: 5_014 } });
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Paw Dailies release registry',
        version: packageJson.version,
        description: 'Publishes, activates and rolls back releases of the remotes, and tells shells what is live.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A token of the registry: paw_…' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'paw_registry',
            description: 'A session of a person who has signed in; "listTokens" shows it, "endToken" ends it',
          },
        },
      },
      security: [{ token: [] }, { session: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  return app;
}
