import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { LIVE_PATH, type LiveReleases } from '@paw/contract/sharedReleases.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';

/** Headers that proxies add. Behind a proxy, every client appears to be on this machine. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
/** Host names of this machine. Another site's name may resolve to it (DNS rebinding). */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

type Handle = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => Promise<void>;

export interface SharedStore {
  /** The releases that are served now; undefined before the first set. */
  live: () => LiveReleases | undefined;
  /** A file of a release, or its `release.json`. Undefined for a path that the release does not list. */
  read: (name: string, release: string, path: string) => Promise<Uint8Array | undefined>;
}

/**
 * `/dev/live` and `/dev/releases/…`: the releases that this shop serves, for `npm run dev -- --shop` on the same machine.
 * Any other client gets a 404.
 */
export function shareReleases({ live, read }: SharedStore): Handle {
  return async (request, response, exchange) => {
    exchange.route = 'sharing';
    const { path: asked } = exchange;
    const now = live();
    if (!isOnThisMachine(request)) return sendText(response, 404, 'There is no such page.');
    if (!now) return sendText(response, 503, 'No release set is live yet.');
    if (asked === LIVE_PATH) return send(request, response, 'application/json', Buffer.from(JSON.stringify(now)));
    const [, name = '', release = '', path = ''] =
      /^\/dev\/releases\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w.][\w./~@+=,-]*)$/.exec(asked) ?? [];
    const served: Record<string, string> = { ...now.remotes, [SHELL]: now.shell };
    const isServed = Object.hasOwn(served, name) && served[name] === release;
    const bytes = isServed && !path.includes('..') ? await read(name, release, path) : undefined;
    if (bytes) return send(request, response, 'application/octet-stream', bytes);
    return sendText(response, 404, 'This shop does not serve that release now, or the release has no such file.');
  };
}

/** Whether a request comes from this machine, through no proxy and from no other site's page. */
export function isOnThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (ofProxies.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '') && ownNames.test(headers.host ?? '');
}

function send(request: IncomingMessage, response: ServerResponse, type: string, bytes: Uint8Array): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
