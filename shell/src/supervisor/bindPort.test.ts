/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { Server } from 'node:net';
import { bindPort } from './bindPort.ts';

const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, (response) =>
      response.resume().on('end', () => resolve(String(response.headers.by))),
    ).on('error', reject);
  });
const serverOf = (by: string) => createServer((_, response) => response.setHeader('by', by).end());

test('a server accepts connections from the bound socket', async () => {
  const [socket, url] = await bindPort(0, '127.0.0.1');
  const first = serverOf('first').listen(socket as unknown as Server);
  await once(first, 'listening');
  expect(await ask(url)).toBe('first');
  first.close();
  socket.close();
});

test('the error for an occupied port names the fix', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(bindPort(port, '127.0.0.1', 0)).rejects.toThrow(`Port ${port} is taken by another program.`);
  other.close();
});
