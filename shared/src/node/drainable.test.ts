/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drainable } from './drainable.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function ask(port: number): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    }).on('error', reject);
  });
}

async function serverThatTakes(ms: number) {
  const server = createServer((_, response) => void setTimeout(() => response.end('whole'), ms).unref());
  const { drain } = drainable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [taken, met] = [once(server, 'request'), once(server, 'connection')];
  return { drain, port: (server.address() as AddressInfo).port, taken, met };
}

test('an answer that is under way arrives whole, and nobody new is let in', async () => {
  const { drain, port, taken } = await serverThatTakes(200);
  const answer = ask(port);
  await taken;
  const ended = drain(5_000);
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await expect(answer).resolves.toEqual({ text: 'whole', connection: 'close' });
  await ended;
});

test('a request whose first half came before the end is answered, as the last one', async () => {
  const { drain, port, met } = await serverThatTakes(0);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  await met;
  await pause(50);
  const ended = drain(5_000);
  socket.write('host: shop\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  await ended;
});

test('whoever never gets an answer is cut off in the end', async () => {
  const { drain, port, taken } = await serverThatTakes(60_000);
  const answer = ask(port).catch(() => 'cut off');
  await taken;
  await drain(100);
  expect(await answer).toBe('cut off');
});
