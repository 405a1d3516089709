import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { App } from './bareRegistry.ts';
import { RegistryProblem } from './RegistryProblem.ts';

/** Time for a body that is no release: it is a few kilobytes. ms */
const BODY_WITHIN = 5_000;
/** Time for the rest of a body whose request is answered already, such as a release that was refused. ms */
const REST_WITHIN = 5_000;

/** No one keeps a connection by sending a body slowly: thousands of those would leave no place to others. */
export function limitBodies(app: App): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { headers, method } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || method === 'GET' || request.raw.complete) return payload;
    // A release has a pace of its own.
    if (headers['content-type']?.startsWith('multipart/')) return payload;
    const passed = new PassThrough();
    // A call that has been answered already reads no further, and hears of nothing.
    passed.on('error', () => undefined);
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      passed.destroy(
        new RegistryProblem(
          408,
          'too_slow',
          `The request did not arrive within ${BODY_WITHIN / 1_000} s: send it again.`,
        ),
      );
    }, BODY_WITHIN);
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    payload.once('error', (error: Error) => passed.destroy(error));
    return payload.pipe(passed);
  });

  app.addHook('onResponse', async ({ raw }) => {
    // What tests inject has no connection.
    if (!(raw.socket instanceof Socket) || raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.socket.destroy(), REST_WITHIN).unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
