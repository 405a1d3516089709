import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { sendText } from './sendText.ts';
import type { HeldShellBuild } from './ShellBuild.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

type Read = (path: string) => Promise<Buffer | undefined>;

/** `/r/<remote>/<release>[~n]/browser/…` : the release's own bytes, for good. `~n` is a fresh path to the same file. */
export function releaseFiles(library: ReleaseLibrary, build: HeldShellBuild) {
  const readShell: Read = async (path) => build.read(path);

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const match = /^\/r\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})(?:~\d{1,6})?\/(browser\/[\w./-]+)$/.exec(pathname);
    const [, remote = '', release = '', path = ''] = match ?? [];
    if (!match || /\.(br|gz)$/.test(path)) return sendText(response, 404, 'There is no such file.');
    let read: Read;
    try {
      if (remote === 'shell') read = release === build.release ? readShell : async () => undefined;
      else read = (await library.get(remote, release)).read;
      const coding = acceptedCoding(request.headers['accept-encoding']);
      const packed = coding && (await read(`${path}.${coding === 'gzip' ? 'gz' : coding}`));
      const bytes = packed ?? (await read(path));
      if (!bytes) return sendText(response, 404, 'There is no such file.');
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-length': bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        ...(packed && { 'content-encoding': coding }),
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      sendText(response, 404, 'There is no such file.');
    }
  };
}

function acceptedCoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return undefined;
}
