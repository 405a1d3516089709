/** @jest-environment node */
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drainable } from './drainable.ts';

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function ask(port: number, by = agent): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: by }, (response) => {
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
  return { server, drain, port: (server.address() as AddressInfo).port, taken, met };
}

test('a response in progress arrives completely, and no new connection is accepted', async () => {
  const { drain, port, taken } = await serverThatTakes(200);
  const answer = ask(port);
  await taken;
  const ended = drain({ grace: 0, limit: 5_000 });
  await pause(20);
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await expect(answer).resolves.toEqual({ text: 'whole', connection: 'close' });
  await ended;
});

test('a request whose first half arrived before the end is answered as the last one', async () => {
  const { drain, port, met } = await serverThatTakes(0);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  await met;
  await pause(50);
  const ended = drain({ grace: 0, limit: 5_000 });
  socket.write('host: shop\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  await ended;
});

test('during the grace new and open connections get one last answer', async () => {
  const { drain, port } = await serverThatTakes(0);
  expect((await ask(port)).connection).toBe('keep-alive');
  const ended = drain({ grace: 300, limit: 5_000 });
  await pause(100);
  // Over the kept connection, then over a new one.
  for (let n = 0; n < 2; n++) expect(await ask(port)).toEqual({ text: 'whole', connection: 'close' });
  await ended;
  await expect(ask(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
});

test('the grace of a connection begins when its last answer ends', async () => {
  const { server, drain, port, taken } = await serverThatTakes(150);
  server.prependListener('request', (_request, response) => response.flushHeaders());
  const first = ask(port);
  await taken;
  await pause(20);
  const ended = drain({ grace: 200, limit: 5_000 });
  // Its head was out already, and promised that the connection is kept.
  expect((await first).connection).toBe('keep-alive');
  await pause(100);
  await expect(ask(port)).resolves.toMatchObject({ text: 'whole' });
  await ended;
});

test('when another process listens, new connections are not accepted, and open ones have their grace', async () => {
  const { drain, port } = await serverThatTakes(0);
  await ask(port);
  const ended = drain({ grace: 300, limit: 5_000, isReplaced: true });
  await pause(100);
  await expect(ask(port, new Agent())).rejects.toThrow(/ECONNREFUSED/);
  expect(await ask(port)).toEqual({ text: 'whole', connection: 'close' });
  await ended;
});

test('a server that has ended can listen again', async () => {
  const { server, drain, port } = await serverThatTakes(0);
  await drain({ grace: 0, limit: 100 });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await ask(port)).toEqual({ text: 'whole', connection: 'keep-alive' });
  await drain({ grace: 0, limit: 100 });
});

test('under load each of 20 clients with a connection gets an answer over it', async () => {
  for (let round = 0; round < 5; round++) {
    const { drain, port } = await serverThatTakes(2);
    const failures: unknown[] = [];
    const client = async () => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 });
      const isLast = () =>
        ask(port, own).then(
          ({ connection }) => connection === 'close',
          (error) => failures.push(error) > 0,
        );
      while (!(await isLast()));
      own.destroy();
    };
    const clients = Array.from({ length: 20 }, client);
    await pause(30);
    await drain({ grace: 200, limit: 5_000 });
    await Promise.all(clients);
    expect(failures).toEqual([]);
  }
});

test('the connection of a client without an answer is closed after the limit', async () => {
  const { drain, port, taken } = await serverThatTakes(60_000);
  const answer = ask(port).catch(() => 'cut off');
  await taken;
  await drain({ grace: 0, limit: 100 });
  expect(await answer).toBe('cut off');
});
