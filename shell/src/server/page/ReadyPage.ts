import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Headers } from '@paw/node/securityHeaders.ts';
import type { Coding } from '../acceptedCoding.ts';
import type { SentPage } from '../Exchange.ts';
import { boundariesOf } from './boundariesOf.ts';
import { collectable } from './collectable.ts';
import { PreparedHead } from './PreparedHead.ts';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY } = constants;
const brotliOf = (quality: number) => ({
  params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality },
});
/** A medium quality, because a visitor waits for the first response. */
const BROTLI = brotliOf(5);
/** 7 to 10 % fewer bytes than {@link BROTLI}, for 50 to 180 ms. */
const TIGHT = brotliOf(11);

export interface PackedPage {
  body: Buffer;
  head: PreparedHead;
}

/** A page with its headers and compressed bodies, built once and sent many times. */
export interface ReadyPage extends SentPage {
  setId: string;
  /** `route`: the log contains only the route, not the path. */
  logPath?: 'route';
  /** Hash of set and content; an ETag is this plus the coding. */
  hash: string;
  br: PackedPage;
  /**
   * For clients that take no compression. No browser is one of them, and this has ten times as many bytes as brotli: it is kept
   * until the garbage collector needs the memory, and unpacked again for the next of them.
   */
  identity: () => PackedPage | Promise<PackedPage>;
  /** For other clients that take no brotli: compressed for the first of them. */
  gzip: () => Promise<PackedPage>;
  /** Replaces its body in brotli by a smaller one; see `TightPacker`. */
  packTightly: () => Promise<void>;
  /** Headers of a 304 response. */
  unchanged: Record<Coding, string[]>;
  /** Memory use, without `identity`. */
  bytes: number;
}

export interface PageFacts {
  status: number;
  setId: string;
  route: string;
  /** UTF-8. */
  html: Uint8Array<ArrayBuffer>;
  /** For a redirect. */
  location?: string;
  /** Its security headers. */
  security: Headers;
  /** The URL contains a secret: the page is not cached and sends no referrer. */
  secret: boolean;
  logPath?: 'route';
  failed?: readonly string[];
}

const EMPTY = Buffer.of();
const TIGHT_TAG = 'br-tight';
const OVERHEAD = 4_096;
/** A page in gzip has about so many times its bytes in brotli. */
const GZIP_BY_BROTLI = 1.25;

/** @param before the page that was sent for this URL so far; it is reused when nothing has changed */
export async function makeReadyPage(facts: PageFacts, before?: ReadyPage): Promise<ReadyPage> {
  const { status, setId, location = '', html, security } = facts;
  const hash = createHash('sha256')
    .update(`${status} ${setId} ${location} ${JSON.stringify(security)}\n`)
    .update(html)
    .digest('base64url')
    .slice(0, 27);
  if (before?.hash === hash) return before;
  const plain = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const br = html.length ? await brotli(plain, BROTLI) : EMPTY;
  const { html: __, ...others } = facts;
  return packedPage({ ...others, hash, boundaries: boundariesOf(plain) }, br, (unpack) => collectable(plain, unpack));
}

/**
 * Functions in here that outlive it refer neither to `br`, which may be replaced, nor to the plain bytes.
 * @param hold holds the plain bytes, which `unpack` makes again
 */
function packedPage(
  facts: Omit<PageFacts, 'html'> & Pick<ReadyPage, 'hash' | 'boundaries'>,
  br: Buffer,
  hold: (unpack: () => Promise<Buffer>) => () => Buffer | Promise<Buffer>,
): ReadyPage {
  const { status, setId, route, location = '', security, secret, logPath, failed, hash, boundaries } = facts;
  const general = generalHeaders(status, setId, location, secret, security);
  const without = (tag: string) => [...general, ...etag(hash, tag, status, secret)];
  const pack = (body: Buffer, coding: Coding, tag: string = coding) => ({
    body,
    head: new PreparedHead(status, [...without(tag), ...describeBody(body, coding)]),
  });
  let plainHead: PreparedHead | undefined;
  const packPlain = (body: Buffer): PackedPage => ({ body, head: (plainHead ??= pack(body, 'identity').head) });
  const isEmpty = br.length === 0;
  const plain = isEmpty ? () => EMPTY : hold(() => unpacked(ready.br.body));
  let gzip: Promise<PackedPage> | undefined;
  const makeGzip = async () => pack(isEmpty ? EMPTY : await gzipped(await plain()), 'gzip');
  const ready: ReadyPage = {
    status,
    setId,
    route,
    ...(logPath && { logPath }),
    boundaries,
    ...(failed && { failed }),
    hash,
    br: pack(br, 'br'),
    identity: () => {
      const body = plain();
      return body instanceof Promise ? body.then(packPlain) : packPlain(body);
    },
    gzip: () => (gzip ??= makeGzip()),
    packTightly: async () => {
      const body = await brotli(await plain(), TIGHT);
      if (body.length >= ready.br.body.length) return;
      ready.br = pack(body, 'br', TIGHT_TAG);
      ready.unchanged.br = without(TIGHT_TAG);
    },
    unchanged: { identity: without('identity'), br: without('br'), gzip: without('gzip') },
    bytes: br.length + Math.ceil(br.length * GZIP_BY_BROTLI) + OVERHEAD,
  };
  return ready;
}

/** The page in this coding: at once in brotli, which all browsers take. */
export const pageIn = (page: ReadyPage, coding: Coding): PackedPage | Promise<PackedPage> =>
  coding === 'br' ? page.br : page[coding]();

/** `no-cache` with an ETag of set, content and policy, so that no client keeps a set that was rolled back. */
function generalHeaders(status: number, setId: string, location: string, secret: boolean, security: Headers): string[] {
  const kept = status < 400 ? 'no-cache' : 'no-store';
  return [
    ['cache-control', secret ? 'private, no-store' : kept],
    ...Object.entries(secret ? { ...security, 'referrer-policy': 'no-referrer' } : security),
    ['vary', 'Accept-Encoding'],
    ['x-release-set', setId],
    location ? ['location', location] : [],
    status === 503 ? ['retry-after', '2'] : [],
  ].flat();
}

/** Other bytes have another ETag, each coding too: RFC 9110, 8.8.1 and 8.8.3.3. Any of them answers `If-None-Match`. */
function etag(hash: string, tag: string, status: number, secret: boolean): string[] {
  if (status !== 200 || secret) return [];
  return ['etag', tag === 'identity' ? `"${hash}"` : `"${hash}-${tag}"`];
}

function describeBody(body: Buffer, coding: Coding): string[] {
  return [
    body.length ? ['content-type', 'text/html; charset=utf-8'] : [],
    ['content-length', String(body.length)],
    coding === 'identity' || !body.length ? [] : ['content-encoding', coding],
  ].flat();
}
