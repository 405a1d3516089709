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
  const problems: (string | undefined)[] = [];
  let changed = () => {};
  const following = followRegistry({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'paw_x',
    env: 'local',
    log,
    onReached: (problem) => problems.push(problem),
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
  return { heads, problems, until };
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
  const { problems, until } = await open(
    (response) => response.end(head(1)),
    (response) => response.writeHead(503).end('{}'),
    (response) => response.write(head(2)),
  );
  await until(2);
  expect(lines).toEqual([
    'The shell follows the registry.',
    'The registry cannot be reached (it ended the stream): start it, or correct REGISTRY_URL. The shell polls the release store.',
    'The shell follows the registry.',
  ]);
  expect([...problems.slice(1, 3), problems.at(-1)]).toEqual([
    expect.stringContaining('it ended the stream'),
    expect.stringContaining('503 is its answer'),
    undefined,
  ]);
});

test.each([
  [
    401,
    'This token is not known here.',
    /^The registry does not let this shell in: This token is .* Set REGISTRY_TOKEN/,
  ],
  [
    503,
    'Too many listeners: poll, or raise MAX_STREAMS.',
    /^The registry refuses: Too many listeners: .* MAX_STREAMS\.$/,
  ],
])('A refusal with the status %s is logged in the registry’s words', async (status, message, words) => {
  const { problems, until } = await open(
    (response) => response.writeHead(status).end(JSON.stringify({ code: 'x', message })),
    (response) => response.write(head(1)),
  );
  await until(1);
  expect(problems[0]).toMatch(words);
  expect(lines[0]).toBe(`${problems[0]} The shell polls the release store.`);
});

test('A refusal after the network came back is logged, too', async () => {
  const { until } = await open(
    (response) => response.destroy(),
    (response) => response.writeHead(401).end(JSON.stringify({ message: 'This token has ended.' })),
    (response) => response.write(head(1)),
  );
  await until(1);
  expect(lines.map((line) => line.split(/[(:]/)[0]?.trim())).toEqual([
    'The registry cannot be reached',
    'The registry does not let this shell in',
    'The shell follows the registry.',
  ]);
});

test('Messages that are no head, or of another environment, are ignored', async () => {
  const { heads, until } = await open((response) =>
    response.write(`event: head\ndata: {"n":\n\n${head(9, 'staging')}event: other\ndata: 1\n\n${head(4)}`),
  );
  await until(4);
  expect(heads.map(({ n }) => n)).toEqual([4]);
});
