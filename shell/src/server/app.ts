import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { boundConnections, serverOptions } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import { refuseBrokenRequest } from '@paw/node/refuseBrokenRequest.ts';
import { securedResponse } from '@paw/node/securedResponse.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { trustedProxies } from '@paw/node/trustedProxies.ts';
import { beginExchange, type Exchange } from './Exchange.ts';
import type { ShellEnvironment } from './environment.ts';
import { LONGEST_BODY } from './forward/forwardLimits.ts';
import { NAMES_PATH } from '../names/UndeclaredName.ts';
import { BEACON_PATH } from '../signals/Beacon.ts';
import { refusalOf } from './refusalOf.ts';
import { sendSearch } from './sendSearch.ts';
import { VIOLATIONS_PATH } from './signals/violationRoute.ts';
import { sendText } from './sendText.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void | Promise<void>;

type Connections = Pick<
  ShellEnvironment,
  | 'HEADERS_TIMEOUT'
  | 'KEEP_ALIVE_TIMEOUT'
  | 'MAX_CONNECTIONS'
  | 'CLIENT_CONNECTIONS'
  | 'TRUSTED_PROXIES'
  | 'BODY_TIMEOUT'
  | 'SITE_ORIGIN'
>;

export interface AppParts {
  connections: Connections;
  releaseFiles: Handle;
  api: Handle;
  pictures: Handle;
  page: Handle;
  /** Icons, robots.txt and similar files; false for any other path. */
  siteFiles: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => boolean;
  sitemap: Handle;
  /** Search over documents. */
  documents: Handle;
  /** Files of releases at public paths; false for any other path. */
  publicFiles: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => boolean;
  /** Feeds that live releases generate; undefined for any other path. */
  feeds: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => Promise<void> | undefined;
  /** Release status for open tabs, by path: `/events`, `/set`, `/tabs`. */
  tabs: Readonly<Record<string, Handle>>;
  /** Begins and leaves previews, under `/preview/`; without it such a path is an ordinary page. */
  preview?: Handle;
  /** Releases shared with developers, under `/dev/`; without it such a path is an ordinary page. */
  sharing?: Handle;
  /** What pages tell about themselves; without it the path is an ordinary page. */
  signals?: Handle;
  /** Reports of what pages' policies refused; without it the path is an ordinary page. */
  violations?: Handle;
  /** Undefined where nothing is counted. */
  names?: Handle;
  /** True while a release set is live and the process is not draining. */
  isReady: () => boolean;
  /** Called when a response is finished or its connection is closed. */
  onEnd: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;
  log: Log;
}

export interface App {
  server: Server;
  /** Responses that are not finished. */
  open: ReadonlySet<ServerResponse>;
}

/** Creates the HTTP server and routes each request to its handler. The front thread does HTTP only. */
export function createApp(parts: AppParts): App {
  const handle: Handle = (request, response, exchange) => {
    const { path } = exchange;
    if (path.startsWith('/api/')) return parts.api(request, response, exchange);
    if (parts.signals && path === BEACON_PATH) return parts.signals(request, response, exchange);
    if (parts.violations && path === VIOLATIONS_PATH) return parts.violations(request, response, exchange);
    if (parts.names && path === NAMES_PATH) return parts.names(request, response, exchange);
    // Nothing reads this body, and a slow sender would keep the connection open.
    if (!request.complete && hasBody(request)) response.setHeader('connection', 'close');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This address accepts only GET and HEAD.');
    }
    if (path.startsWith('/r/')) return parts.releaseFiles(request, response, exchange);
    if (path.startsWith('/uploads/')) return parts.pictures(request, response, exchange);
    if (parts.sharing && path.startsWith('/dev/')) return parts.sharing(request, response, exchange);
    if (parts.preview && path.startsWith('/preview/')) return parts.preview(request, response, exchange);
    const answer = operational[path] ?? (Object.hasOwn(parts.tabs, path) ? parts.tabs[path] : undefined);
    if (answer) return answer(request, response, exchange);
    // Only these paths contain a dot, so ordinary pages skip the lookups.
    if (path.includes('.')) {
      if (sendFile(request, response, exchange)) return undefined;
      const feed = parts.feeds(request, response, exchange);
      if (feed) return feed;
    }
    return parts.page(request, response, exchange);
  };

  const sendFile = (...all: Parameters<AppParts['siteFiles']>) => parts.siteFiles(...all) || parts.publicFiles(...all);

  const operational: Record<string, Handle | undefined> = {
    __proto__: null as never,
    '/sitemap.xml': parts.sitemap,
    '/search': sendSearch,
    '/documents': parts.documents,
    '/healthz': (_, response, exchange) => {
      exchange.route = 'health';
      sendText(response, 200, 'alive');
    },
    '/readyz': (_, response, exchange) => {
      exchange.route = 'health';
      // Anyone reads this: what is left out, and why, is on the port of monitoring.
      if (parts.isReady()) sendText(response, 200, 'ready');
      else sendText(response, 503, 'no release set is live, or the shell is about to end');
    },
  };

  const fail = (response: ServerResponse, { id }: Exchange, error: unknown) => {
    parts.log.error({ err: error, requestId: id }, 'A request failed.');
    if (!response.headersSent) sendText(response, 500, 'Something went wrong on our end. Please try again.');
    else response.destroy();
  };

  const open = new Set<ServerResponse>();
  const { connections } = parts;
  const longest = connections.HEADERS_TIMEOUT + Math.max(LONGEST_BODY, connections.BODY_TIMEOUT);
  const ServerResponse = securedResponse(securityHeaders(connections.SITE_ORIGIN));
  const server = createServer({ ...serverOptions(connections, longest), ServerResponse }, (request, response) => {
    const exchange = beginExchange(request);
    open.add(response);
    // It comes once; `once` would wrap it for each response.
    response.on('close', () => {
      open.delete(response);
      parts.onEnd(request, response, exchange);
    });
    try {
      const refusal = refusalOf(request);
      if (refusal) {
        response.setHeader('connection', 'close');
        return sendText(response, refusal.status, refusal.text);
      }
      const url = request.url ?? '/';
      if (!url.startsWith('/')) return sendText(response, 400, 'A path begins with a slash.');
      if (url.startsWith('//')) {
        // A URL parser would read the first segment as a host. Browsers read a backslash as a slash.
        response.writeHead(308, { location: url.replace(/^[/\\]+/, '/') });
        return response.end();
      }
      handle(request, response, exchange)?.catch((error: unknown) => fail(response, exchange, error));
    } catch (error) {
      fail(response, exchange, error);
    }
  });
  // Closes connections of clients that neither send nor read.
  server.timeout = longest;
  server.on('clientError', refuseBrokenRequest);
  // The code that reads the body sends "100 Continue" when it needs the body.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  const warning = boundConnections(server, connections, {
    most: connections.CLIENT_CONNECTIONS,
    isTrusted: trustedProxies(connections.TRUSTED_PROXIES),
  });
  if (warning) parts.log.warn(warning);
  return { server, open };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
