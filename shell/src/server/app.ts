import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { boundConnections, serverOptions } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import { refuseBrokenRequest } from '@paw/node/refuseBrokenRequest.ts';
import { trustedProxies } from '@paw/node/trustedProxies.ts';
import { beginExchange, type Exchange } from './Exchange.ts';
import type { ShellEnvironment } from './environment.ts';
import { LONGEST_BODY } from './forward/forwardLimits.ts';
import { sendSearch } from './searchForm.ts';
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
>;

export interface AppParts {
  connections: Connections;
  releaseFiles: Handle;
  api: Handle;
  pictures: Handle;
  page: Handle;
  /** The process's figures, as Prometheus reads them. */
  metrics: Handle;
  /** Icons, robots.txt and the like; false when the address is none of them. */
  siteFiles: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => boolean;
  sitemap: Handle;
  /** What there is to read. */
  documents: Handle;
  /** Files of releases under public addresses; false when the address is none of them. */
  publicFiles: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => boolean;
  /** Feeds that live releases make while the shop runs; undefined when the address is none of them. */
  feeds: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => Promise<void> | undefined;
  /** What open tabs hear of releases, by path: `/events`, `/set`, `/tabs`. */
  tabs: Readonly<Record<string, Handle>>;
  /** What a shop shares with developers, under `/dev/`; such an address is a page like any other without it. */
  sharing?: Handle;
  /** A release set is live, and the process is not about to end. */
  isReady: () => boolean;
  /** Releases that this shell left out, each with the reason. */
  refusals: () => string[];
  /** Called when an answer is out, or its connection gone. */
  onEnd: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;
  log: Log;
}

export interface App {
  server: Server;
  /** Answers that are under way. */
  open: ReadonlySet<ServerResponse>;
}

/** The front thread does HTTP only: who answers which address. */
export function createApp(parts: AppParts): App {
  const handle: Handle = (request, response, exchange) => {
    const { pathname } = exchange;
    if (pathname.startsWith('/api/')) return parts.api(request, response, exchange);
    // Nobody reads it: its sender would keep the connection for as long as it trickles.
    if (!request.complete && hasBody(request)) response.setHeader('connection', 'close');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'This address can only be read.');
    }
    if (pathname.startsWith('/r/')) return parts.releaseFiles(request, response, exchange);
    if (pathname.startsWith('/uploads/')) return parts.pictures(request, response, exchange);
    if (parts.sharing && pathname.startsWith('/dev/')) return parts.sharing(request, response, exchange);
    const answer = operational[pathname] ?? (Object.hasOwn(parts.tabs, pathname) ? parts.tabs[pathname] : undefined);
    if (answer) return answer(request, response, exchange);
    // Only these addresses have a dot in their last part; pages are asked for far more often.
    if (pathname.includes('.')) {
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
      if (parts.isReady()) sendText(response, 200, ['ready', ...parts.refusals()].join('\n'));
      else sendText(response, 503, 'no release set is live, or the shell is about to end');
    },
    '/metrics': (request, response, exchange) => {
      exchange.route = 'health';
      return parts.metrics(request, response, exchange);
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
  const server = createServer(serverOptions(connections, longest), (request, response) => {
    const exchange = beginExchange(request);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      parts.onEnd(request, response, exchange);
    });
    try {
      const url = request.url ?? '/';
      if (!url.startsWith('/')) return sendText(response, 400, 'An address begins with a slash.');
      if (url.startsWith('//')) {
        // Read as a URL, it would name another host.
        response.writeHead(308, { location: url.replace(/^\/+/, '/') });
        return response.end();
      }
      handle(request, response, exchange)?.catch((error: unknown) => fail(response, exchange, error));
    } catch (error) {
      fail(response, exchange, error);
    }
  });
  // A client that neither sends nor reads for so long has no claim to its connection.
  server.timeout = longest;
  server.on('clientError', refuseBrokenRequest);
  // The code that reads the body sends "continue", once it is clear that the body is needed.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  const fewer = boundConnections(server, connections, {
    most: connections.CLIENT_CONNECTIONS,
    isTrusted: trustedProxies(connections.TRUSTED_PROXIES),
  });
  if (fewer) parts.log.warn(fewer);
  return { server, open };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
