import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfShop } from '../world/dataFolders.ts';
import { checkout } from '../world/shopProcess.ts';
import { askThrough } from './askThrough.ts';
import { documentedMetrics, exportedMetrics } from './documentedMetrics.ts';
import { Machine, type Role } from './Machine.ts';
import { makeCertificate } from './makeCertificate.ts';
import { Readers } from './Readers.ts';

/** Two machines on the loopback interface; the third address is a machine that is off. */
const network = `127.${1 + (process.pid % 250)}.${1 + (Math.floor(process.pid / 250) % 250)}`;
const nodes = [`${network}.11`, `${network}.12`, `${network}.13`];
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
let dataFolder: string;
let database: ChildProcess;
let machines: [Machine, Machine];

test.describe.configure({ mode: 'serial' });
test.skip(!hasHaproxy, 'NOT TESTED: HAProxy is not installed here (apt-get install haproxy)');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataFolder = copyOfShop();
  database = spawn(process.execPath, ['api/src/platform/database/pgliteServer.ts'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', PAW_DATA: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const databaseUrl = await new Promise<string>((resolve) => {
    database.on('message', (message: { url?: string }) => message.url && resolve(message.url));
  });
  const apiOf = () => ({ DATABASE_URL: databaseUrl, DATABASE_EMBEDDED: '1' });
  const storeSettings = { RELEASE_STORE: join(dataFolder, 'store') };
  const shared = { nodes, dataFolder, storeSettings, apiOf, certificate: makeCertificate(dataFolder) };
  machines = [new Machine(shared, 0), new Machine(shared, 1)];
  const roles: Role[] = ['api', 'pictures', 'registry', 'shell'];
  for (const machine of machines) {
    machine.startBalancer();
    for (const role of roles) machine.startRole(role);
  }
  for (const machine of machines) {
    for (const role of roles) await machine.untilReady(role);
    await machine.untilOpen();
  }
});

test.afterAll(async () => {
  await Promise.all((machines ?? []).map((machine) => machine.endAll()));
  database?.kill('SIGTERM');
  rmSync(dataFolder, { recursive: true, force: true });
});

test('each role runs alone, by one command, on two machines that share a store and a database', async () => {
  for (const { url } of machines) {
    for (const path of ['/', '/login', '/api/taxonomy']) expect(await askThrough(`${url}${path}`)).toBe(200);
  }
});

test('docs/metrics.md explains each metric that a process exports, and no others', async () => {
  const [{ node }] = machines;
  const ports = { shell: 3201, api: 4200, pictures: 4001 };
  for (const [role, port] of Object.entries(ports)) {
    expect(await exportedMetrics(`http://${node}:${port}/metrics`)).toEqual(documentedMetrics(role));
  }
  const ofHaproxy = new Set(await exportedMetrics(`http://${node}:8404/metrics`));
  expect(documentedMetrics('HAProxy').filter((name) => !ofHaproxy.has(name))).toEqual([]);
});

test('a shell and an api that are killed under a stream of requests fail none of them', async () => {
  const readers = read();
  await readers.until(40);
  await machines[1].kill('shell');
  await machines[1].kill('api');
  await readers.until(120);
  expect(await readers.end()).toEqual([]);
  for (const role of ['api', 'shell'] as const) {
    machines[1].startRole(role);
    await machines[1].untilReady(role);
  }
  // The next test stops the processes of the other machine. Each load balancer, which checks every second, has to see these up first.
  for (const machine of machines)
    for (const part of ['apis', 'shells']) await expect.poll(() => machine.countUp(part)).toBe(machines.length);
});

test('a shell and an api that get SIGTERM finish their requests, and end with 0', async () => {
  const readers = read();
  await readers.until(20);
  expect(await Promise.all([machines[0].end('shell'), machines[0].end('api')])).toEqual([0, 0]);
  await readers.until(60);
  expect(await readers.end()).toEqual([]);
  expect(await Promise.all([machines[0].end('pictures'), machines[0].end('registry')])).toEqual([0, 0]);
});

const read = () => new Readers({ origins: machines.map(({ url }) => url), paths: ['/', '/api/taxonomy'] });
