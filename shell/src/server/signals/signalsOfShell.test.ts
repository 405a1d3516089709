/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@paw/node/createLog.ts';
import { createShell } from '../createShell.ts';
import { readEnvironment } from '../environment.ts';
import type { HeldShellBuild } from '../ShellBuild.ts';
import type { Shell } from '../Shell.ts';
import { fakeRenderer } from '../releases/testing/fakeRenderer.ts';
import { type ControllerRoom, idOf, openRoom } from '../releases/testing/openController.ts';
import { openRegistry, type TestRegistry } from './testing/openRegistry.ts';

const build: HeldShellBuild = {
  release: idOf('5'),
  shared: {},
  files: [],
  host: { contracts: [1], table: [], main: { js: [], css: [] } },
  read: () => Buffer.from(fakeRenderer),
};
const label = `catalog@${idOf('a')}`;
/** A release with a page that works, and one whose region fails on the server. */
const code = `pages['/'] = () => ({ route: '/', html: new TextEncoder().encode('<i data-boundary="${label}"></i>') });
pages['/bad'] = () => ({ route: '/', status: 500, degraded: true, errors: ['Error at catalog__a/x.cjs'], html: new TextEncoder().encode('<i data-boundary="${label}"></i>') });`;

let room: ControllerRoom;
let registry: TestRegistry;
let api: Server;
let server: Server;
let shell: Shell;
let monitor: ReturnType<typeof createShell>['monitor'];
let url: string;
let isStopped: boolean;

const listening = async (one: Server) => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
};

async function open(settings: Record<string, string> = {}): Promise<void> {
  const API_URL = await listening(api);
  const own = { API_URL, PICTURES_URL: API_URL, RELEASE_STORE: room.folder, REGISTRY_URL: registry.url };
  const environment = readEnvironment({ ...own, REGISTRY_TOKEN: 'secret', ...settings }, room.folder);
  ({ server, shell, monitor } = createShell(environment, build, createLog('shell', 'silent')));
  url = await listening(server);
  shell.follow(url);
  await shell.announce(url);
  while (!(await fetch(`${url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(async () => {
  isStopped = false;
  room = openRoom();
  registry = await openRegistry();
  api = createServer((_, response) => void response.end('{"paths":{}}'));
  await room.publish('catalog', 'a', code);
  await room.write({ catalog: idOf('a') });
});
afterEach(async () => {
  if (!isStopped) await shell.stop(0);
  registry.close();
  api.close();
  api.closeAllConnections();
  await room.close();
});

const setOf = async () => (await fetch(url)).headers.get('x-release-set') ?? '';

test('an ending shell has told the registry of every page, under its name in the store', async () => {
  await open();
  const set = await setOf();
  for (let turn = 0; turn < 9; turn++) await (await fetch(url)).text();
  await (await fetch(`${url}/bad`)).text();
  const body = JSON.stringify({ s: set, r: '/', t: 700, a: [label], n: 1 });
  const headers = { 'content-type': 'text/plain', origin: url };
  expect((await fetch(`${url}/signals`, { method: 'POST', body, headers })).status).toBe(204);
  isStopped = true;
  await shell.stop(0);
  const counts = registry.reports.flatMap(({ routes }) => routes.filter(({ remote }) => remote === 'catalog'));
  const sum = (read: (count: (typeof counts)[number]) => number) => counts.reduce((all, one) => all + read(one), 0);
  expect([sum(({ sent }) => sent), sum(({ alive }) => alive), sum(({ failed }) => failed.render ?? 0)]).toEqual([
    11, 1, 1,
  ]);
  expect(sum(({ rendered }) => rendered)).toBeGreaterThanOrEqual(2);
  expect(registry.reports.every((report) => report.shell !== '' && report.apiUp)).toBe(true);
  expect(registry.asked).toContain('POST /v1/environments/local/signals Bearer secret');
});

test('while a canary is open each visitor of it is reported, from the first page on', async () => {
  await open();
  await room.publish('catalog', 'b', code);
  const canary = { id: 'c0ffee00c0ffee00', releases: { catalog: idOf('b') }, steps: [100], hold: 60_000 };
  await room.write({}, { action: 'canary', canary });
  const live = await setOf();
  let first = await fetch(url);
  while (first.headers.get('x-release-set') === live) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    first = await fetch(url);
  }
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const failures = [[`catalog@${idOf('b')}`, 'throw']];
  const body = JSON.stringify({ s: first.headers.get('x-release-set'), r: '/', f: failures });
  await fetch(`${url}/signals`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain', origin: url, cookie },
  });
  isStopped = true;
  await shell.stop(0);
  const events = registry.reports.flatMap(({ visitors }) => visitors);
  const own = events.filter(({ visitor }) => visitor === events.at(-1)?.visitor);
  expect(own.map(({ arm, what, kind }) => [arm, what, kind])).toEqual([
    [canary.id, 'sent', undefined],
    [canary.id, 'failed', 'throw'],
  ]);
}, 20_000);

test('SIGNALS=off takes no signals, counts no pages and reports nothing', async () => {
  await open({ SIGNALS: 'off' });
  const body = JSON.stringify({ s: await setOf(), r: '/', t: 700, a: [label] });
  const headers = { 'content-type': 'text/plain', origin: url };
  expect((await fetch(`${url}/signals`, { method: 'POST', body, headers })).status).toBe(405);
  const { port } = monitor.server.address() as AddressInfo;
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(figures).toContain('page_cache_pages');
  expect(figures).not.toContain('page_views_total');
  isStopped = true;
  await shell.stop(0);
  expect(registry.reports).toEqual([]);
});
