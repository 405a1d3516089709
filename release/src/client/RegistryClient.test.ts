import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RegistryClient } from './RegistryClient.ts';

/** What a person is told when a change is answered so. */
async function problemAfter(answer: (response: ServerResponse) => void): Promise<{ code: string; message: string }> {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = new RegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
  const problem = await client.json('/v1/gc', { method: 'POST', body: {} }).catch((error: unknown) => error);
  server.close();
  return problem as { code: string; message: string };
}
const say = (status: number, code: string, message: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }));

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100' }).write('{');
  setTimeout(() => response.destroy(), 50);
}

test.each(['untrusted', 'damaged', 'out_of_date'])(
  'A problem %s of the registry keeps its code and its words',
  async (code) => {
    expect(await problemAfter(say(503, code, 'As it is.'))).toMatchObject({ code, message: 'As it is.' });
  },
);

test('A registry that answers without end is left, and its words are not read to their end', async () => {
  const ended: string[] = [];
  const piece = Buffer.alloc(2 ** 20, 'x');
  const server = createServer((request, response) => {
    response.on('close', () => ended.push(request.url ?? '')).writeHead(request.url === '/refused' ? 403 : 200);
    const more = () => response.write(piece, () => !response.destroyed && more());
    more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = new RegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
  expect(await client.bytes('/v1/store/root/1.json', 1_000)).toHaveLength(1_001);
  await expect(client.json('/refused')).rejects.toThrow('answers 403 without its words');
  await expect(client.json('/v1/tokens')).rejects.toThrow('more than 256 MiB, which no call does');
  for (let i = 0; i < 400 && ended.length < 3; i++) await new Promise((next) => setTimeout(next, 5));
  expect(ended).toHaveLength(3);
  server.close();
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['a token that is not known', say(401, 'unknown_token', 'This token is not known here.'), /^This token is not known/],
  ['no place for more', say(503, 'too_many_streams', 'Too many listeners.'), /^Too many listeners\.$/],
  [
    'a proxy without the registry',
    (response) => response.writeHead(503).end('<html>'),
    /answers 503 without its words/,
  ],
  ['another site', (response) => response.end('<html>'), /is no registry: correct the address/],
  [
    'a redirect',
    (response) => response.writeHead(301, { location: 'https://x.example/v1' }).end(),
    /\(https:\/\/x\.example\)/,
  ],
  ['an answer that is cut off', cutOff, /does not answer \(.+\)\. Try again/],
  ['a cut connection', (response) => response.destroy(), /does not answer \(\w+\)\. Try again/],
])('%s is reported unchanged', async (_, answer, words) => {
  expect((await problemAfter(answer)).message).toMatch(words);
});

test('An address where nothing listens says so', async () => {
  const client = new RegistryClient('http://127.0.0.1:1', undefined);
  await expect(client.json('/v1/gc', { method: 'POST' })).rejects.toThrow(/does not answer \(.+\)\. Try again/);
});
