import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openFolderStore } from './folderStore.ts';
import { announceShell, listRunningShells, withdrawShell } from './runningShells.ts';
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

test('a killed shell on this host is not listed, and the next start removes its entry', async () => {
  const store = openFolderStore(temporaryFolder());
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const facts = { pid: dead, url: 'http://localhost:3000', since: '2026-01-01T00:00:00.000Z' };
  await store.putIfAbsent('running/local/killed', JSON.stringify({ ...facts, host: hostname() }));
  await store.putIfAbsent('running/local/elsewhere', JSON.stringify({ ...facts, host: 'another-machine' }));
  expect((await listRunningShells(store, 'local')).map(({ instance }) => instance)).toEqual(['elsewhere']);
  const { instance } = await announceShell(store, 'local', 'http://localhost:3001');
  expect(await store.list('running/')).toEqual(['running/local/elsewhere', `running/local/${instance}`].toSorted());
});

test('the last verdict of a shell is found below entries without one', async () => {
  const store = openFolderStore(temporaryFolder());
  await writeVerdict(store, 'local', 3, 'one', verdict);
  await writeVerdict(store, 'local', 4, 'two', { ...verdict, ok: false, error: 'no' });
  expect(await findVerdict(store, 'local', 3, 'one')).toEqual(verdict);
  expect(await findLastVerdict(store, 'local', 'one', 7)).toMatchObject({ n: 3, ok: true });
  expect(await findLastVerdict(store, 'local', 'three', 7)).toBeUndefined();
});
