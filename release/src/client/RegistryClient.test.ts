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
