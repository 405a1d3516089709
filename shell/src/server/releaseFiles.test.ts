/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { createLog } from '@paw/node/createLog.ts';
import { beginExchange } from './Exchange.ts';
import { releaseFiles } from './releaseFiles.ts';

const base = '/r/catalog/0123456789abcdef';
const files = new Map([
  ['browser/home.js', 'abcdefghij'],
  ['browser/home.js.br', 'BR'],
  ['browser/broken.js', 'x'],
  ['browser/page.css', 'p'],
  ['node/secret.cjs', 'secret'],
  ['maps/sources.json.br', 'sources'],
  ['maps/browser/home.js.map.br', 'map'],
]);
const manifest = { files: [...files.keys()].map((path) => ({ path, sha384: Buffer.from(path).toString('base64') })) };
const isRecalled = (_: string, release: string) => release === 'f'.repeat(16);
const lines: string[] = [];
/** Browsers here have the dictionary `:old:`. */
const deltas = {
  find: async ({ path }: { path: string }, header: unknown) =>
    header === ':old:' && path === 'browser/home.js'
      ? { body: Buffer.from('d'), dictionary: 'hash-of-the-old-file' }
      : undefined,
  offerOf: ({ path }: { path: string }) => (path.endsWith('.js') ? 'match="/r/catalog/*/browser/home.js"' : undefined),
};
let server: Server;

beforeAll(async () => {
  const read = async (path: string) => {
    if (path === 'browser/broken.js') throw new Error('The file browser/broken.js is damaged: publish catalog again.');
    return files.has(path) ? Buffer.from(files.get(path) ?? '') : undefined;
  };
  const find = async (name: string) => {
    if (name === 'catalog') return { manifest, read };
    throw Object.assign(new Error('no such release'), { code: 'unknown' });
  };
  const handle = releaseFiles(find, createLog('shell', 'info', { write: (line) => void lines.push(line) }), {
    isRecalled,
    deltas,
  });
  server = createServer((asked, response) => void handle(asked, response, beginExchange(asked)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: String(bytes), bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('a file is sent as immutable, also under a fresh path', async () => {
  const { status, headers, text } = await ask(`${base}~2/browser/home.js`);
  expect([status, text]).toEqual([200, 'abcdefghij']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a compressed file of the build is sent, with its own ETag', async () => {
  const packed = await ask(`${base}/browser/home.js`, { 'accept-encoding': 'br' });
  const plain = await ask(`${base}/browser/home.js`);
  expect([packed.text, packed.headers['content-encoding']]).toEqual(['BR', 'br']);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

test('a browser that has the file of an earlier release gets the delta, with an ETag of file and dictionary', async () => {
  const asked = { 'accept-encoding': 'br, dcz', 'available-dictionary': ':old:' };
  const delta = await ask(`${base}/browser/home.js`, asked);
  const whole = await ask(`${base}/browser/home.js`, { 'accept-encoding': 'br, dcz' });
  expect([delta, whole].map(({ text, headers }) => [text, headers['content-encoding']])).toEqual([
    ['d', 'dcz'],
    ['BR', 'br'],
  ]);
  expect(delta.headers.etag).not.toBe(whole.headers.etag);
  for (const { headers } of [delta, whole]) {
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers['use-as-dictionary']).toBe('match="/r/catalog/*/browser/home.js"');
  }
  const again = await ask(`${base}/browser/home.js`, { ...asked, 'if-none-match': String(delta.headers.etag) });
  expect(again.status).toBe(304);
});

test('a fresh path and a range are of the whole file, whatever dictionary the browser has', async () => {
  const asked = { 'accept-encoding': 'br, dcz', 'available-dictionary': ':old:' };
  expect((await ask(`${base}~1/browser/home.js`, asked)).text).toBe('BR');
  expect((await ask(`${base}/browser/home.js`, { ...asked, range: 'bytes=0-0' })).text).toBe('B');
});

test('the list of hashes has the scripts and styles of the release, also under a fresh path', async () => {
  const { status, headers, text } = await ask(`${base}~1/hashes.json`);
  const hash = (path: string) => Buffer.from(path).toString('base64');
  expect(JSON.parse(text)).toEqual({
    'browser/home.js': hash('browser/home.js'),
    'browser/broken.js': hash('browser/broken.js'),
    'browser/page.css': hash('browser/page.css'),
  });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json',
    'public, max-age=31536000, immutable',
  ]);
});

test('the list of hashes is compressed with brotli for clients that take it, with its own ETag', async () => {
  const [plain, packed, again] = [
    await ask(`${base}/hashes.json`),
    await ask(`${base}/hashes.json`, { 'accept-encoding': 'gzip, br' }),
    await ask(`${base}/hashes.json`, { 'accept-encoding': 'gzip, br' }),
  ];
  expect([plain, packed, again].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'br']);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(String(brotliDecompressSync(packed.bytes))).toBe(plain.text);
  expect(again.bytes).toEqual(packed.bytes);
});

test('a file that a browser requests under a fresh path is logged with its release, because the first answer was of no use', async () => {
  lines.length = 0;
  await ask(`${base}/browser/page.css`);
  expect(lines).toEqual([]);
  await ask(`${base}~3/browser/page.css`);
  await ask(`${base}~4/browser/other.js`);
  const words = 'A browser could not use browser/page.css of catalog@0123456789abcdef, and requests it again.';
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([words]);
  lines.length = 0;
});

test.each([
  ['/r/catalog/0123456789abcdef/browser/home.js.br'],
  ['/r/catalog/0123456789abcdef/browser/other.js'],
  ['/r/catalog/0123456789abcdef/node/secret.cjs'],
  ['/r/catalog/0123456789abcdef/maps/sources.json'],
  ['/r/catalog/0123456789abcdef/maps/sources.json.br'],
  ['/r/catalog/0123456789abcdef/maps/browser/home.js.map'],
  ['/r/catalog/0123456789abcdef/maps/browser/home.js.map.br'],
  ['/r/catalog/0123456789abcdef/browser/home.js.map'],
  ['/r/catalog/0123456789abcdef/browser/../maps/browser/home.js.map.br'],
  ['/r/catalog/0123456789abcdef/browser/../node/secret.cjs'],
  ['/r/catalog/0123456789abcdef/browser/%2e%2e/node/secret.cjs'],
  ['/r/catalog/0123456789abcdef/release.json'],
  ['/r/unknown/0123456789abcdef/browser/home.js'],
  ['/r/catalog/latest/browser/home.js'],
])('a path that the release does not list is not served: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['bytes=0-2', 'abc', 'bytes 0-2/10'],
  ['bytes=7-', 'hij', 'bytes 7-9/10'],
  ['bytes=-2', 'ij', 'bytes 8-9/10'],
  ['bytes=5-500', 'fghij', 'bytes 5-9/10'],
])('the range %s is sent as a part of the file', async (range, text, contentRange) => {
  const reply = await ask(`${base}/browser/home.js`, { range });
  expect(reply).toMatchObject({ status: 206, text, headers: { 'content-range': contentRange } });
});

test('a range beyond the file is refused with the file’s size; several ranges, or one of another version, return the whole file', async () => {
  const beyond = await ask(`${base}/browser/home.js`, { range: 'bytes=50-' });
  expect(beyond).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */10' } });
  expect((await ask(`${base}/browser/home.js`, { range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await ask(`${base}/browser/home.js`, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
});

test('HEAD returns the size without the bytes, and a client that has the file gets 304', async () => {
  const { status, headers, text } = await ask(`${base}/browser/home.js`, {}, 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, '10', '']);
  expect((await ask(`${base}/browser/home.js`, { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('a damaged file is not served, and logged with its fix, once for many requests', async () => {
  lines.length = 0;
  const replies = await Promise.all([ask(`${base}/browser/broken.js`), ask(`${base}/browser/broken.js`)]);
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
  expect(replies[0]?.headers['cache-control']).toBe('no-store');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('publish catalog again')]);
});

test('a file of a recalled release answers 410, which is not cached', async () => {
  const { status, headers } = await ask(`/r/catalog/${'f'.repeat(16)}~1/browser/home.js`);
  expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
});
