import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type PictureAddress, readPictureAddress } from './pictureAddress.ts';
import type { PictureStore } from './pictureStore.ts';

export function createApp(store: PictureStore): RequestListener {
  return async (request, response) => {
    try {
      await answer(store, request, response);
    } catch (error) {
      console.error(`pictures: ${request.url} failed`, error);
      if (response.headersSent) response.destroy();
      else sendProblem(response, 500, 'picture_failed', 'The picture could not be made. Try again.');
    }
  };
}

async function answer(store: PictureStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendProblem(response, 405, 'method_not_allowed', 'Pictures are read with GET or HEAD.');
  }
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/healthz') return sendJson(response, 200, { status: 'ok' });
  const address = readPictureAddress(path);
  if ('code' in address) return sendProblem(response, 404, address.code, address.message);
  await sendPicture(store, address, request, response);
}

async function sendPicture(
  store: PictureStore,
  address: PictureAddress,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const etag = `"${store.keyOf(address)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await store.load(address);
  response.writeHead(200, {
    ...headers,
    'content-type': 'image/webp',
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

function sendProblem(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { code, message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
