import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HASHES_FILE } from '@paw/contract/fileLoading.ts';
import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { Log } from '@paw/node/createLog.ts';
import parseRange from 'range-parser';
import { fileHashes, hashList } from '../renderer/hashList.ts';
import { acceptedCoding, type Coding } from './acceptedCoding.ts';
import type { DeltaFile, FileDeltas } from './deltas/FileDeltas.ts';
import type { Exchange } from './Exchange.ts';
import { rateLimitMessages } from './rateLimitMessages.ts';
import { sendText } from './sendText.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
const suffixes: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The files that a release lists. */
interface FileList {
  files: readonly { path: string; sha384: string }[];
}

export interface ServedRelease {
  manifest: FileList;
  /** Bytes with the right hash, or undefined for a path that is not listed. @throws when they are damaged */
  read: (path: string) => Promise<Buffer | undefined>;
}

interface ReleaseFile {
  bytes: Buffer;
  coding: Coding | 'dcz';
  etag: string;
}

interface FileRules {
  /** Whether the release's files must not run anymore. */
  isRecalled?: (remote: string, release: string) => boolean;
  /** For browsers that have the file of an earlier release. */
  deltas?: Pick<FileDeltas, 'find' | 'offerOf'>;
}

/**
 * Serves `/r/<remote>/<release>[~n]/browser/…` as immutable files, and the list of their hashes. `~n` is a fresh path to
 * the same file: a browser asks for it when it could not use the first answer.
 * Only files that the release lists, with verified bytes. Ranges as in RFC 9110, 14.
 * @param find rejects for an unknown release, or one whose manifest is damaged
 */
export function releaseFiles(
  find: (remote: string, release: string) => Promise<ServedRelease>,
  log: Log,
  { isRecalled = () => false, deltas }: FileRules = {},
) {
  const logError = rateLimitMessages(10_000, (message, fields) => log.error(fields, message));
  const logRetry = rateLimitMessages(10_000, (message, fields) => log.warn(fields, message));
  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = '/r';
    const match = /^\/r\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})(~\d{1,6})?\/(browser\/[\w./-]+|hashes\.json)$/.exec(
      exchange.path,
    );
    const [, remote = '', release = '', attempt, path = ''] = match ?? [];
    if (!match || /\.(br|gz)$/.test(path)) return sendText(response, 404, 'There is no such file.');
    if (isRecalled(remote, release)) return sendText(response, 410, 'This release was recalled: reload the page.');
    let file: ReleaseFile | undefined;
    const asked = { name: remote, release, path };
    try {
      const found = await find(remote, release);
      const coding = acceptedCoding(request.headers['accept-encoding']);
      file = path === HASHES_FILE ? listOf(found, coding) : await readPacked(found, path, coding);
      // A browser that could not use a file gets all of it.
      if (file && deltas && !attempt) file = (await asDelta(deltas, asked, file, request)) ?? file;
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      if (code === 'unknown') return sendText(response, 404, 'There is no such file.');
      logError(message, { requestId: exchange.id, path: exchange.path });
      return sendText(response, 503, 'This file is not available right now.');
    }
    if (file && attempt) {
      const label = boundaryLabel(remote, release);
      logRetry(`A browser could not use ${path} of ${label}, and requests it again.`, { requestId: exchange.id });
    }
    if (file) send(request, response, path, file, deltas?.offerOf(asked));
    else sendText(response, 404, 'There is no such file.');
  };
}

/** By release: hashes are compressed once, to two thirds. */
const lists = new WeakMap<FileList, ReleaseFile>();

function listOf({ manifest }: ServedRelease, coding: Coding): ReleaseFile {
  const found = coding === 'br' && lists.get(manifest);
  if (found) return found;
  const { text, integrity } = hashList(fileHashes(manifest.files));
  const etag = integrity.slice(7, 39);
  if (coding !== 'br') return { bytes: Buffer.from(text), coding: 'identity', etag: `"${etag}"` };
  const packed: ReleaseFile = { bytes: brotliCompressSync(text), coding, etag: `"${etag}-br"` };
  lists.set(manifest, packed);
  return packed;
}

async function readPacked(
  { manifest, read }: ServedRelease,
  path: string,
  coding: Coding,
): Promise<ReleaseFile | undefined> {
  const packed = coding === 'identity' ? undefined : await read(path + suffixes[coding]);
  const bytes = packed ?? (await read(path));
  if (!bytes) return undefined;
  const used = packed ? coding : 'identity';
  const sha384 = manifest.files.find((file) => file.path === path + suffixes[used])?.sha384 ?? '';
  return { bytes, coding: used, etag: `"${sha384.slice(0, 32)}"` };
}

/** Undefined = the whole file is sent: there is no delta yet, or it is no smaller. Ranges are those of whole files. */
async function asDelta(
  deltas: Pick<FileDeltas, 'find'>,
  asked: DeltaFile,
  { bytes, etag }: ReleaseFile,
  { headers }: IncomingMessage,
): Promise<ReleaseFile | undefined> {
  if (headers.range) return undefined;
  const delta = await deltas.find(asked, headers['available-dictionary'], headers['accept-encoding']);
  if (!delta || delta.body.length >= bytes.length) return undefined;
  return { bytes: delta.body, coding: 'dcz', etag: `${etag.slice(0, -1)}-${delta.dictionary.slice(0, 12)}"` };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: ReleaseFile,
  offer: string | undefined,
): void {
  const { bytes, coding, etag } = file;
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    // Also where there are no deltas: a shared cache may have answers of several shells.
    vary: 'Accept-Encoding, Available-Dictionary',
    etag,
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...(offer && { 'use-as-dictionary': offer }),
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const range = wantedRange(request, file);
  if (range === 'none') {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' });
    response.end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1));
}

/** One range of the file; undefined = all of it, also for several ranges, or a range of another version. */
function wantedRange({ headers, method }: IncomingMessage, { bytes, etag }: ReleaseFile) {
  if (!headers.range || method !== 'GET') return undefined;
  if (headers['if-range'] && headers['if-range'] !== etag) return undefined;
  const ranges = parseRange(bytes.length, headers.range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
