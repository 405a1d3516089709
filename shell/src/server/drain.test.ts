/** @jest-environment node */
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.ts';

const agent = new Agent({ keepAlive: true });
const open = new Set<ServerResponse>();
afterAll(() => agent.destroy());

function ask(port: number): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function serverThatTakes(ms: number): Promise<Server> {
  const server = createServer((_, response) => {
    open.add(response);
    setTimeout(() => response.end('whole'), ms).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('an answer that is under way arrives whole, and nobody new is let in', async () => {
  const server = await serverThatTakes(200);
  const { port } = server.address() as AddressInfo;
  const answer = ask(port);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const ended = drain(server, open, 5_000);
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await expect(answer).resolves.toEqual({ text: 'whole', connection: 'close' });
  await ended;
});

test('whoever never gets an answer is cut off in the end', async () => {
  const server = await serverThatTakes(60_000);
  const answer = ask((server.address() as AddressInfo).port);
  const refused = expect(answer).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await drain(server, open, 100);
  await refused;
});
