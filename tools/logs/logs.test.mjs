import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { root } from '../root.mjs';
import { findRequest } from './findRequest.mjs';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const [one, other] = [`${trace}-00f067aa0ba902b7-00`, `${trace}-53995c3f42cd8ad8-00`];
const event = (service, requestId, second, more = {}) =>
  JSON.stringify({ level: 'info', time: `2026-11-27T05:00:0${second}.000Z`, service, requestId, msg: 'said', ...more });
const shell = [event('shell', one, 3), event('shell', 'd2b4860b02f9-1', 2), event('shell', other, 5)];
const api = [
  event('api', one, 2),
  'no event',
  `node2 | ${event('api', other, 4)}`,
  event('api', 'x', 1, { path: one }),
];

const find = (id, ...logs) =>
  findRequest(
    logs.map((lines) => Readable.from([lines.join('\n')])),
    id,
  );

test('a request’s lines come from all processes, the earliest first', async () => {
  expect(await find(one, shell, api)).toEqual([api[0], shell[0]]);
});

test('a trace has the lines of all its requests', async () => {
  expect(await find(trace, shell, api)).toEqual([api[0], shell[0], event('api', other, 4), shell[2]]);
});

test('a request that only begins alike is another one', async () => {
  expect(await find('d2b4860b02f9-1', [event('shell', 'd2b4860b02f9-11', 1)])).toEqual([]);
});

describe('the command', () => {
  const main = join(root, 'tools/logs/main.mjs');
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'paw-logs-'));
    writeFileSync(join(folder, 'shell.log'), shell.join('\n'));
    writeFileSync(join(folder, 'api.log'), api.join('\n'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reads files, and what is piped into it', () => {
    const files = ['shell.log', 'api.log'].map((name) => join(folder, name));
    const said = execFileSync(process.execPath, [main, one, ...files], { encoding: 'utf8' });
    expect(said.split('\n').map((line) => line.match(/(api|shell): said/)?.[1])).toEqual(['api', 'shell', undefined]);
    const piped = execFileSync(process.execPath, [main, one, '--json'], { encoding: 'utf8', input: api.join('\n') });
    expect(piped).toBe(`${api[0]}\n`);
  });

  test.each([
    [['0123456789-1'], /No line has the request 0123456789-1/],
    [['a b'], /Which request\? "a b" is no id/],
    [[one, '/no/such.log'], /could not be read: .*no\/such\.log/],
    [[one, '--until', '1h'], /Unknown option '--until'/],
  ])('says what is wrong: %j', (args, words) => {
    const { status, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', input: '' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  });
});
