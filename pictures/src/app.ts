import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '@paw/node/createLog.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { TooBusy } from './limitJobs.ts';
import { observeRequests, type Route } from './observeRequests.ts';
import type { Picture } from './picture.ts';
import { pathOf, type PicturePath, readPicturePath } from './picturePath.ts';
import { type MadePicture, type PictureStore, pictureKey } from './pictureStore.ts';

interface Parts {
  /** By name. A request for any other name is a 404 and costs no work. */
  pictures: ReadonlyMap<string, Picture>;
  store: PictureStore;
  /** Asks for a picture that the next request may get. Undefined = pictures are never made in advance. */
  wish?: (picture: MadePicture) => void;
  log: Log;
  metrics: Metrics;
  /** The process is about to end: load balancers should stop sending requests. */
  isEnding: () => boolean;
}

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>;

export function createApp({ pictures, store, wish, log, metrics, isEnding }: Parts): RequestListener {
  const observe = observeRequests(log, metrics);
  const answers: Record<Route, Answer> = {
    '/uploads': (request, response, path) => {
      const wanted = readPicturePath(path, pictures);
      if ('code' in wanted) return sendProblem(response, 404, wanted.code, wanted.message);
      if (!wanted.isCurrent) return redirect(response, wanted);
      return sendPicture({ store, wish }, wanted, request, response);
    },
    '/healthz': (_, response) => sendJson(response, 200, { status: 'ok' }),
    // Every picture is known before the process listens, so it is ready as soon as it listens.
    '/readyz': (_, response) =>
      isEnding()
        ? sendProblem(response, 503, 'not_ready', 'The pictures process is about to end.')
        : sendJson(response, 200, { status: 'ok' }),
    '/metrics': async (_, response) => send(response, 200, metrics.registry.contentType, await metrics.text()),
    unknown: (_, response) => sendProblem(response, 404, 'not_found', 'There are only pictures here: /uploads/….'),
  };

  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const route = routeOf(path);
    const itsLog = observe(request, response, route);
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await answers[route](request, response, path);
      response.setHeader('allow', 'GET, HEAD');
      sendProblem(response, 405, 'method_not_allowed', 'Pictures are read with GET or HEAD.');
    } catch (error) {
      fail(response, error, itsLog);
    }
  };
}

function routeOf(path: string): Route {
  if (path.startsWith('/uploads/')) return '/uploads';
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? path : 'unknown';
}

function fail(response: ServerResponse, error: unknown, log: Log): void {
  if (response.headersSent) response.destroy();
  else if (error instanceof TooBusy) {
    response.setHeader('retry-after', '2');
    return sendProblem(response, 503, 'unavailable', 'Too many pictures are being made right now. Try again.');
  } else sendProblem(response, 500, 'picture_failed', 'The picture could not be made. Try again.');
  log.error({ err: error }, 'A picture could not be made.');
}

/** For a URL with an old version, or without one. These are rare, so the redirect may be cached for a while. */
function redirect(response: ServerResponse, wanted: PicturePath): void {
  const location = `../${pathOf(wanted)}`;
  response.writeHead(302, { location, 'cache-control': 'public, max-age=300', 'content-length': 0 }).end();
}

const types = { avif: 'image/avif', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * A browser that knows AVIF gets it under the WebP's URL, once it is made: that takes three times as long, so the first ones get
 * WebP (RFC 9110, 12.1).
 */
async function sendPicture(
  { store, wish }: Pick<Parts, 'store' | 'wish'>,
  wanted: PicturePath,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const smaller = wanted.ending === 'webp' && acceptsAvif(request) ? { ...wanted, ending: 'avif' as const } : undefined;
  const found = smaller && (await store.find(smaller));
  if (smaller && !found) wish?.(smaller);
  const made: MadePicture = found ? smaller : wanted;
  const etag = `"${pictureKey(made)}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(wanted.ending === 'webp' && { vary: 'Accept' }),
  };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = found ?? (await store.load(wanted));
  response.writeHead(200, {
    ...headers,
    'content-type': types[made.ending],
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Browsers name the type when they know it, and without a weight. */
function acceptsAvif({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.trim().toLowerCase() === types.avif);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

function sendProblem(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { code, message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
