/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { followRegistry, type RegistryHead } from './followRegistry.ts';

const head = (n: number, env = 'local') =>
  `event: head\ndata: ${JSON.stringify({ env, n, hash: 'a', setId: 'b', at: '', expires: '' })}\n\n`;
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
const ends: (() => void)[] = [];
beforeEach(() => lines.splice(0));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A registry that answers each call as the next of `answers` says. */
async function open(...answers: ((response: ServerResponse, authorization?: string) => void)[]) {
  const server = createServer((request, response) => {
    const answer = answers.shift();
    if (answer) answer(response, request.headers.authorization);
    else response.writeHead(503).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const heads: RegistryHead[] = [];
  const reached: boolean[] = [];
  let changed = () => {};
  const following = followRegistry({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'paw_x',
    env: 'local',
    log,
    onReached: (isReached) => reached.push(isReached),
    onHead: (next) => {
      heads.push(next);
      changed();
    },
  });
  ends.push(
    () => following.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const until = (n: number) =>
    new Promise<void>((done) => {
      changed = () => heads.at(-1)?.n === n && done();
      changed();
    });
  return { heads, reached, until };
}

test('The shell receives each head, and sends its token', async () => {
  let sent: string | undefined;
  const { until } = await open((response, authorization) => {
    sent = authorization;
    response.write(head(1));
    setTimeout(() => response.write(head(2)), 20);
  });
  await until(2);
  expect([sent, lines]).toEqual(['Bearer paw_x', ['The shell follows the registry.']]);
});

test('A head that arrives in pieces is one head', async () => {
  const { until } = await open((response) => {
    const text = head(3);
    response.write(text.slice(0, 20));
    setTimeout(() => response.write(text.slice(20)), 20);
  });
  await until(3);
});

test('After the stream ends the shell reconnects, and logs it once', async () => {
  const { reached, until } = await open(
    (response) => response.end(head(1)),
    (response) => response.writeHead(503).end('{}'),
    (response) => response.write(head(2)),
  );
  await until(2);
  expect(lines).toEqual([
    'The shell follows the registry.',
    'The registry cannot be followed (it ended the stream): the shell polls the release store.',
    'The shell follows the registry.',
  ]);
  expect(reached).toEqual([true, false, true]);
});

test('A refusal is logged in the registry’s words', async () => {
  const { until } = await open(
    (response) => response.writeHead(401).end(JSON.stringify({ message: 'This token is not known here.' })),
    (response) => response.write(head(1)),
  );
  await until(1);
  expect(lines[0]).toContain('This token is not known here.');
});

test('Messages that are no head, or of another environment, are ignored', async () => {
  const { heads, until } = await open((response) =>
    response.write(`event: head\ndata: {"n":\n\n${head(9, 'staging')}event: other\ndata: 1\n\n${head(4)}`),
  );
  await until(4);
  expect(heads.map(({ n }) => n)).toEqual([4]);
});
