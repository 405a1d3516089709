import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Log } from '@paw/node/createLog.ts';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';

/** Age after which a request rebuilds the file. ms */
const FRESH = 10 * 60_000;
/** Delay after a failed rebuild. ms */
const RETRY_DELAY = 10_000;

interface CachedFileOptions {
  /** Name of the file in the log. */
  name: string;
  /** Content type, without its charset. */
  type: string;
  /** A changed version forces a rebuild before sending. Undefined = the file cannot be built yet. */
  version: () => string | undefined;
  build: () => Promise<string>;
  log: Log;
  now?: () => number;
}

interface CachedContent {
  version: string;
  builtAt: number;
  etag: string;
  plain: Buffer;
  packed: Buffer;
}

const pack = promisify(gzip);

/**
 * Serves a generated file that needs many api calls, such as the sitemap. Concurrent requests share one build. A stale
 * file is sent while it is rebuilt in the background, and the last one is cached while builds fail.
 */
export function cachedFile({ name, type, version, build, log, now = Date.now }: CachedFileOptions) {
  let cached: CachedContent | undefined;
  let building: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  const renew = async (wanted: string, requestId: string) => {
    try {
      const plain = Buffer.from(await build());
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
      cached = { version: wanted, builtAt: now(), etag: hash, plain, packed: await pack(plain) };
      failedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      failedAt = now();
      log.warn({ err: error, requestId }, `The ${name} could not be rebuilt.`);
    }
  };
  const rebuild = (wanted: string, requestId: string) => {
    building ??= renew(wanted, requestId).finally(() => {
      building = undefined;
    });
    return building;
  };

  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = name;
    const wanted = version();
    if (wanted !== undefined && now() - failedAt > RETRY_DELAY) {
      if (cached?.version !== wanted) await rebuild(wanted, exchange.id);
      else if (now() - cached.builtAt > FRESH) void rebuild(wanted, exchange.id);
    }
    if (!cached) return sendText(response, 503, `The ${name} is not available right now.`);
    const isPacked = acceptedCoding(request.headers['accept-encoding']) !== 'identity';
    const body = isPacked ? cached.packed : cached.plain;
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: isPacked ? `"${cached.etag}-gzip"` : `"${cached.etag}"`,
    };
    if (request.headers['if-none-match']?.includes(cached.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const coding = isPacked ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { ...headers, ...coding, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
