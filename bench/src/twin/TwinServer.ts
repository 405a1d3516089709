import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** The shell's own, for pages that stay the same. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 11 },
};

export interface Extras {
  /** Path → a file that is compressed with brotli, which the shop does not have. */
  files?: ReadonlyMap<string, Buffer>;
  /** Headers of the shop that are not passed on. */
  leftOut?: readonly string[];
}

/**
 * A proxy in front of the shop, twice: on one port unchanged, on the other one changed, by default without scripts. Both
 * are sent by the same code, the page compressed in the same way, so only that differs.
 */
export class TwinServer {
  private readonly servers: Server[];
  /** Origins. */
  readonly whole: string;
  readonly twin: string;

  private constructor(servers: Server[]) {
    this.servers = servers;
    [this.whole = '', this.twin = ''] = servers.map(
      (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
  }

  /** @param change of the page's HTML on the other port */
  static async start(shop: string, change = withoutScripts, extras: Extras = {}): Promise<TwinServer> {
    const servers = [(html: string) => html, change].map((one) =>
      createServer((asked, answer) => {
        const file = extras.files?.get(asked.url ?? '');
        if (file) sendFile(asked.url ?? '', file, answer);
        else void handOn(shop, one, extras.leftOut ?? [], asked, answer);
      }),
    );
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
    return new TwinServer(servers);
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }
}

function sendFile(path: string, packed: Buffer, answer: ServerResponse): void {
  const type = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8';
  answer
    .writeHead(200, {
      'content-type': path.endsWith('.woff2') ? 'font/woff2' : type,
      'content-encoding': 'br',
      'content-length': packed.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(packed);
}

async function handOn(
  shop: string,
  change: (html: string) => string,
  leftOut: readonly string[],
  { url, method, headers }: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const isPage = headers.accept?.includes('text/html');
  // A page is requested uncompressed, because it is changed; every other file with the shell's own compression.
  const sent = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
  const asked = request(shop + url, { method, headers: { ...sent, host: new URL(shop).host } }, async (found) => {
    const chunks: Buffer[] = [];
    for await (const chunk of found) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const kept = { ...found.headers };
    delete kept['content-length'];
    delete kept.connection;
    for (const name of leftOut) delete kept[name];
    const isHtml = kept['content-type']?.startsWith('text/html');
    if (!isHtml) {
      const size = body.length > 0 && { 'content-length': body.length };
      return void answer.writeHead(found.statusCode ?? 502, { ...kept, ...size }).end(body);
    }
    const packed = await brotli(change(body.toString()), COMPRESSION);
    answer.writeHead(found.statusCode ?? 502, { ...kept, 'content-encoding': 'br', 'content-length': packed.length });
    answer.end(packed);
  });
  asked.on('error', () => answer.destroy()).end();
}

/**
 * The page's HTML, CSS, fonts and pictures, and the data that is no script. In a new browser the inline script of the head
 * marks the document as one without a cart; the twin has that mark in its HTML.
 */
function withoutScripts(html: string): string {
  return html
    .replace('<html ', '<html data-cart="none" ')
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*as="script"[^>]*>\n?/g, '');
}
