/** Uploads that come slowly, break off, or have another length than they said. */
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { idOf, removeTemporaryFolders, sampleManifest } from '../../testing/sampleRelease.ts';
import { listUploads, sampleParts, upload, type UploadPart } from '../../testing/sampleUpload.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let cartTeam: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_RELEASE_MB: '3' });
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  cartTeam = await registry.tokenOf('team', 'cart');
});
afterEach(() => {
  const left = listUploads(registry.folder);
  if (left.length) throw new Error(`The registry left ${left.join(', ')}.`);
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const publish = (digit: string, parts: readonly UploadPart[], token = cartTeam, query = '') =>
  upload(url, token, `cart/${idOf(digit)}${query}`, parts);
const stored = () => registry.store.list('releases/');

/** An upload that sends a byte a second. */
function publishSlowly(token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 9_999,
  };
  const slow = request(`${url}/v1/releases/cart/${idOf('f')}`, { method: 'POST', headers });
  slow.on('error', () => {});
  slow.write('--x\r\ncontent-disposition: form-data; name="release.json"; filename="file"\r\n\r\n');
  const drip = setInterval(() => slow.write(' '), 1_000);
  const status = new Promise<number | undefined>((done) => {
    slow.on('response', (response) => done(response.statusCode));
    slow.on('close', () => done(undefined));
  }).finally(() => clearInterval(drip));
  return { status, end: () => slow.destroy() };
}

test('Slow uploads of one token leave places to other teams, and are refused after some seconds', async () => {
  const slow = Array.from({ length: 10 }, () => publishSlowly(cartTeam));
  const other = await registry.tokenOf('team', 'cart');
  await new Promise((next) => setTimeout(next, 500));
  expect((await publish('d', sampleParts('d'), other)).status).toBe(200);
  const statuses = await Promise.all(slow.map(({ status }) => status));
  for (const { end } of slow) end();
  expect(statuses.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '408',
    '408',
    ...Array<string>(8).fill('429'),
  ]);
}, 20_000);

const head = (length: number) => {
  const { port } = registry.app.server.address() as AddressInfo;
  return {
    port,
    text: `POST /v1/releases/cart/${idOf('f')} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${cartTeam}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
  };
};
const body = sampleParts('f')
  .map(
    ([name, content]) => `--x\r\ncontent-disposition: form-data; name="${name}"; filename="file"\r\n\r\n${content}\r\n`,
  )
  .join('');

test.each([
  ['shorter than it said', 9_999_999, '--x--\r\n', true],
  ['longer than it said', body.length - 40, '--x--\r\n', false],
  ['without its end', body.length, '', false],
])('A body that is %s is refused, and leaves nothing', async (_, length, end, isEnded) => {
  const before = await stored();
  const { port, text: headers } = head(length);
  const answer = await new Promise<string>((done) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(headers + body + end));
    if (isEnded) setTimeout(() => socket.end(), 100);
    socket.on('data', (bytes) => (received += String(bytes)));
    socket.on('error', () => {});
    socket.on('close', () => done(received));
    setTimeout(() => socket.destroy(), 1_500);
  });
  expect(answer).toMatch(isEnded ? /^(HTTP\/1\.1 4\d\d|$)/ : /^HTTP\/1\.1 4\d\d/);
  for (let i = 0; i < 50 && listUploads(registry.folder).length > 0; i++)
    await new Promise((next) => setTimeout(next, 20));
  expect(await stored()).toEqual(before);
});

test('After uploads that break off, whatever they were, the places are free again', async () => {
  const { port, text: headers } = head(body.length - 40);
  for (let i = 0; i < 9; i++) {
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${headers}${body}--x--\r\n`));
      socket.on('error', () => {}).on('close', () => done());
      setTimeout(() => socket.destroy(), 100);
    });
  }
  expect((await publish('3', sampleParts('3'))).status).toBe(200);
});

test('A sender that stops in the middle leaves nothing', async () => {
  const before = await stored();
  const { port } = registry.app.server.address() as AddressInfo;
  await new Promise<void>((done) => {
    const headers = {
      authorization: `Bearer ${cartTeam}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 9_999,
    };
    const half = request({ port, host: '127.0.0.1', method: 'POST', path: `/v1/releases/cart/${idOf('f')}`, headers });
    half.on('error', () => done());
    half.write(
      `--x\r\ncontent-disposition: form-data; name="release.json"; filename="file"\r\n\r\n${JSON.stringify(sampleManifest('cart', 'f'))}`,
    );
    setTimeout(() => half.destroy(), 200);
    half.on('close', () => done());
  });
  // The server hears of it a moment later.
  for (let i = 0; i < 50 && listUploads(registry.folder).length > 0; i++) {
    await new Promise((next) => setTimeout(next, 20));
  }
  expect(await stored()).toEqual(before);
});
