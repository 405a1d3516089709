import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendText } from './sendText.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, pathname: string) => void | Promise<void>;

export interface AppParts {
  releaseFiles: Handle;
  api: Handle;
  pictures: Handle;
  page: Handle;
  /** The shop's own mark, as SVG. */
  favicon: Buffer;
  /** A release set is live. */
  isReady: () => boolean;
}

/** The front thread does HTTP only: who answers which address. */
export function createApp(parts: AppParts): Server {
  const handle: Handle = (request, response, pathname) => {
    if (pathname.startsWith('/api/')) return parts.api(request, response, pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This address can only be read.');
    }
    if (pathname.startsWith('/r/')) return parts.releaseFiles(request, response, pathname);
    if (pathname.startsWith('/uploads/')) return parts.pictures(request, response, pathname);
    if (pathname === '/favicon.svg' || pathname === '/favicon.ico') {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
      response.end(request.method === 'HEAD' ? undefined : parts.favicon);
      return;
    }
    if (pathname === '/healthz') return sendText(response, 200, 'alive');
    if (pathname === '/readyz') {
      return parts.isReady() ? sendText(response, 200, 'ready') : sendText(response, 503, 'no release set is live');
    }
    return parts.page(request, response, pathname);
  };

  return createServer(async (request, response) => {
    try {
      const url = request.url ?? '/';
      if (!url.startsWith('/')) return sendText(response, 400, 'An address begins with a slash.');
      if (url.startsWith('//')) {
        // Read as a URL, it would name another host.
        response.writeHead(308, { location: url.replace(/^\/+/, '/') });
        return response.end();
      }
      const pathname = url.split('?', 1)[0] ?? '/';
      await handle(request, response, pathname);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) sendText(response, 500, 'Something went wrong at our end. Please try again.');
      else response.destroy();
    }
  });
}
