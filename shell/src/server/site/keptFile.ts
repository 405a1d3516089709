import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Log } from '@paw/node/createLog.ts';
import { acceptedCoding } from '../acceptedCoding.ts';
import type { Exchange } from '../Exchange.ts';
import { sendText } from '../sendText.ts';

/** A file is rebuilt after so long, when it is requested. ms */
const FRESH = 10 * 60_000;
/** When that failed it is tried again after so long. ms */
const RETRY = 10_000;

interface KeptFileParts {
  /** What it is, for the log. */
  name: string;
  /** Content type, without its charset. */
  type: string;
  /** What it depends on: with another value it is made before it is sent. Undefined = it cannot be made yet. */
  version: () => string | undefined;
  make: () => Promise<string>;
  log: Log;
  now?: () => number;
}

interface Kept {
  version: string;
  madeAt: number;
  etag: string;
  plain: Buffer;
  packed: Buffer;
}

const pack = promisify(gzip);

/**
 * A file for machines that takes many questions to the api: made once for all who ask at the same time, then kept. An
 * old one is sent while the next is made behind it, and the last one stays while none can be made.
 */
export function keptFile({ name, type, version, make, log, now = Date.now }: KeptFileParts) {
  let kept: Kept | undefined;
  let flight: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  const renew = async (wanted: string, requestId: string) => {
    try {
      const plain = Buffer.from(await make());
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
      kept = { version: wanted, madeAt: now(), etag: hash, plain, packed: await pack(plain) };
      failedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      failedAt = now();
      log.warn({ err: error, requestId }, `The ${name} could not be rebuilt.`);
    }
  };
  const fly = (wanted: string, requestId: string) => {
    flight ??= renew(wanted, requestId).finally(() => {
      flight = undefined;
    });
    return flight;
  };

  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = name;
    const wanted = version();
    if (wanted !== undefined && now() - failedAt > RETRY) {
      if (kept?.version !== wanted) await fly(wanted, exchange.id);
      else if (now() - kept.madeAt > FRESH) void fly(wanted, exchange.id);
    }
    if (!kept) return sendText(response, 503, `The ${name} cannot be had right now.`);
    const isPacked = acceptedCoding(request.headers['accept-encoding']) !== 'identity';
    const body = isPacked ? kept.packed : kept.plain;
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag: isPacked ? `"${kept.etag}-gzip"` : `"${kept.etag}"`,
    };
    if (request.headers['if-none-match']?.includes(kept.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const coding = isPacked ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { ...headers, ...coding, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
