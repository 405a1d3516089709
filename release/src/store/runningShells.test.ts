import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openFolderStore } from './folderStore.ts';
import {
  announceShell,
  LEASE,
  listRunningShells,
  listSilentShells,
  renewShell,
  withdrawShell,
} from './runningShells.ts';
import { findLastVerdict, findVerdict, writeVerdict } from './verdicts.ts';

const verdict = { ok: true, ms: 12, setId: '0123456789abcdef', at: '2026-01-01T00:00:00.000Z' };

afterAll(removeTemporaryFolders);

test('a shell runs from its announcement until it withdraws', async () => {
  const store = openFolderStore(temporaryFolder());
  const shell = await announceShell(store, 'local', 'http://localhost:3000');
  expect(await listRunningShells(store, 'local')).toEqual([shell]);
  expect(await listRunningShells(store, 'staging')).toEqual([]);
  await withdrawShell(store, 'local', shell.instance);
  expect(await listRunningShells(store, 'local')).toEqual([]);
});

test('a killed shell on this host is not listed, and the next start removes what it left', async () => {
  const store = openFolderStore(temporaryFolder());
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const facts = { pid: dead, url: 'http://localhost:3000', since: '2026-01-01T00:00:00.000Z' };
  const until = String(Date.now() + LEASE);
  await store.putIfAbsent(`running/local/killed/${until}`, JSON.stringify({ ...facts, host: hostname() }));
  await store.putIfAbsent(`running/local/elsewhere/${until}`, JSON.stringify({ ...facts, host: 'another-machine' }));
  expect((await listRunningShells(store, 'local')).map(({ instance }) => instance)).toEqual(['elsewhere']);
  const { instance } = await announceShell(store, 'local', 'http://localhost:3001');
  const left = await store.list('running/');
  expect(new Set(left.map((key) => key.split('/')[2]))).toEqual(new Set(['elsewhere', instance]));
});

test('a shell that was killed on another machine is not waited for when its lease is over', async () => {
  const store = openFolderStore(temporaryFolder());
  const now = Date.now();
  const elsewhere = {
    pid: 1,
    host: 'another-machine',
    url: 'http://10.0.0.2:3000',
    since: new Date(now).toISOString(),
  };
  await renewShell(store, 'local', { ...elsewhere, instance: 'elsewhere' }, {}, now);
  expect(await listRunningShells(store, 'local', now + LEASE)).toHaveLength(1);
  expect(await listRunningShells(store, 'local', now + LEASE + 5_001)).toEqual([]);
});

test('a shell that hangs is silent, and not gone, for a day after its lease, whatever shell starts meanwhile', async () => {
  const store = openFolderStore(temporaryFolder());
  const now = Date.now();
  const hung = { pid: process.pid, host: hostname(), url: 'http://localhost:3000', since: '2026-01-01T00:00:00.000Z' };
  const lost = { ...hung, host: 'another-machine' };
  await renewShell(store, 'local', { ...hung, instance: 'hung' }, {}, now - 60_000);
  await renewShell(store, 'local', { ...lost, instance: 'lost' }, {}, now - 25 * 3_600_000);
  expect(await listRunningShells(store, 'local')).toEqual([]);
  expect(await listSilentShells(store, 'local')).toEqual([{ ...hung, instance: 'hung' }]);
  const { instance } = await announceShell(store, 'local', 'http://localhost:3001');
  const left = new Set((await store.list('running/')).map((key) => key.split('/')[2]));
  expect(left).toEqual(new Set(['hung', instance]));
});

test('a renewed lease says what the shell is on, and leaves one key', async () => {
  const store = openFolderStore(temporaryFolder());
  const shell = await announceShell(store, 'local', 'http://localhost:3000');
  for (const n of [7, 8]) await renewShell(store, 'local', shell, { n, setId: 'abc' }, Date.now() + n);
  expect(await listRunningShells(store, 'local')).toEqual([{ ...shell, n: 8, setId: 'abc' }]);
  expect(await store.list('running/')).toHaveLength(1);
});

test('a shell that renews its lease all the time is always listed', async () => {
  const store = openFolderStore(temporaryFolder());
  const shell = await announceShell(store, 'local', 'http://localhost:3000');
  const ending = new AbortController();
  const renewing = (async () => {
    for (let i = 1; !ending.signal.aborted; i++) await renewShell(store, 'local', shell, { n: i }, Date.now() + i);
  })();
  for (let i = 0; i < 100; i++) expect(await listRunningShells(store, 'local')).toHaveLength(1);
  ending.abort();
  await renewing;
});

test('a shell of an older release, which has no lease, counts while its process runs', async () => {
  const store = openFolderStore(temporaryFolder());
  const facts = { pid: process.pid, host: hostname(), url: 'http://localhost:3000', since: '2026-01-01T00:00:00.000Z' };
  await store.putIfAbsent('running/local/older', JSON.stringify(facts));
  expect(await listRunningShells(store, 'local')).toEqual([{ ...facts, instance: 'older' }]);
});

test('the last verdict of a shell is found below entries without one', async () => {
  const store = openFolderStore(temporaryFolder());
  await writeVerdict(store, 'local', 3, 'one', verdict);
  await writeVerdict(store, 'local', 4, 'two', { ...verdict, ok: false, error: 'no' });
  expect(await findVerdict(store, 'local', 3, 'one')).toEqual(verdict);
  expect(await findLastVerdict(store, 'local', 'one', 7)).toMatchObject({ n: 3, ok: true });
  expect(await findLastVerdict(store, 'local', 'three', 7)).toBeUndefined();
});
