import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RegistryClient } from './RegistryClient.ts';

test.each(['untrusted', 'damaged', 'out_of_date'])(
  'A problem %s of the registry keeps its code and its words',
  async (code) => {
    const server = createServer((_, response) => {
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message: 'As it is.' }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const client = new RegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
    await expect(client.json('/v1/gc', { method: 'POST', body: {} })).rejects.toMatchObject({
      code,
      message: 'As it is.',
    });
    server.close();
  },
);

test('A registry that answers without end is left, and its words are not read to their end', async () => {
  const ended: string[] = [];
  const server = createServer((request, response) => {
    response.on('close', () => ended.push(request.url ?? '')).writeHead(request.url === '/refused' ? 403 : 200);
    const more = () => response.write(Buffer.alloc(2 ** 16, 'x'), () => !response.destroyed && more());
    more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = new RegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
  expect(await client.bytes('/v1/store/root/1.json', 1_000)).toHaveLength(1_001);
  await expect(client.json('/refused')).rejects.toThrow('The registry answered 403.');
  await expect(client.json('/v1/tokens')).rejects.toThrow('more than 256 MiB, which no call does');
  for (let i = 0; i < 400 && ended.length < 3; i++) await new Promise((next) => setTimeout(next, 5));
  expect(ended).toHaveLength(3);
  server.close();
});
