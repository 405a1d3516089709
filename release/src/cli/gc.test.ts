import { appendNext } from '../testing/appendNext.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { announceShell, renewShell } from '../store/runningShells.ts';
import { foldLog, listSets } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { claimRelease, REMOVAL } from '../store/releaseClaim.ts';
import { encodeStatement } from '../store/statement.ts';
import { putProposal } from '../trust/proposals.ts';
import { readLog } from '../store/activationLog.ts';
import { writeVerdict } from '../store/verdicts.ts';
import { gc } from './gc.ts';
import type { CommandContext } from './releaseCommand.ts';
import { runCli, runOffline } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const print = () => undefined;

async function openStore() {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const digit of 'abcdef') await publishSample(store, 'cart', digit);
  for (const digit of ['a', 'b', 'c', 'd']) {
    await appendNext(store, 'local', {
      at: '2026-01-02',
      by: 'ana',
      action: 'activate',
      changes: { cart: idOf(digit) },
    });
  }
  const listIds = () =>
    readdirSync(join(folder, 'releases/cart'))
      .map((id) => id[0])
      .join('');
  return { folder, store, listIds };
}

test('gc lists unneeded releases with --dry-run and removes them with their folders without it', async () => {
  const { folder, listIds } = await openStore();
  const dry = await runCli(folder, 'gc', '--keep', '1', '--dry-run');
  expect(dry.out).toMatch(/^cart@e+ .*\ncart@b+ .*\ncart@a+ .*\n3 releases and 0 leftover files would be removed\./);
  expect(listIds()).toBe('abcdef');
  expect((await runCli(folder, 'gc', '--keep', '1')).out).toContain('3 releases and 0 leftover files removed.');
  expect(listIds()).toBe('cdf');
  expect((await runCli(folder, 'list')).out).not.toContain(idOf('a'));
  expect((await runOffline(folder, 'rollback', 'cart')).out).toContain(`Rolled back to cart@${idOf('c')}`);
});

test('without --keep every rollback target is kept', async () => {
  const { folder, listIds } = await openStore();
  expect(JSON.parse((await runCli(folder, 'gc', '--json')).out)).toMatchObject({
    removed: [{ release: idOf('f') }, { release: idOf('e') }],
  });
  expect(listIds()).toBe('abcd');
});

test('a release that a running shell serves is kept after newer entries', async () => {
  const { folder, store, listIds } = await openStore();
  const { instance } = await announceShell(store, 'local', 'http://shop.example');
  const setId = listSets(await readLog(store, 'local'))[0]?.setId ?? '';
  await writeVerdict(store, 'local', 4, instance, { ok: false, ms: 1, setId, at: '' });
  await runCli(folder, 'gc', '--keep', '0');
  expect(listIds()).toBe('ad');
});

test('while a shell excludes a release, the earlier releases are kept', async () => {
  const { folder, store, listIds } = await openStore();
  const { instance } = await announceShell(store, 'local', 'http://shop.example');
  await writeVerdict(store, 'local', 4, instance, { ok: false, ms: 1, setId: 'of no entry', at: '' });
  await runCli(folder, 'gc', '--keep', '0');
  expect(listIds()).toBe('abcd');
});

/** A shell on the newest set, with this answer at /tabs. */
async function startShellWithTabs(store: ReleaseStore, answer: string) {
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { instance } = await announceShell(store, 'local', url);
  const log = foldLog(await readLog(store, 'local'));
  await writeVerdict(store, 'local', log.n, instance, { ok: true, ms: 1, setId: log.setId, at: '' });
  return { url, close: () => void server.close() };
}

test('a release that open tabs run is kept, whether they are connected or only ask now and then', async () => {
  const { folder, store, listIds } = await openStore();
  const tabs = { a: { streams: 0, asked: 0 }, b: { streams: 1, asked: 0 }, c: { streams: 0, asked: 2 } };
  const answer = Object.entries(tabs).map(([digit, count]) => [`cart@${idOf(digit)}`, count]);
  const shell = await startShellWithTabs(store, JSON.stringify(Object.fromEntries(answer)));
  const run = await runCli(folder, 'gc', '--keep', '0');
  shell.close();
  expect(run.out).not.toContain(shell.url);
  expect(listIds()).toBe('bcd');
});

test('for a shell that does not say what its tabs run, gc names it and keeps what was live in the last 30 days', async () => {
  const { folder, store, listIds } = await openStore();
  const at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  await appendNext(store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('e') } });
  const shell = await startShellWithTabs(store, '<p>No such page</p>');
  const run = await runCli(folder, 'gc', '--keep', '0', '--json');
  shell.close();
  expect(JSON.parse(run.out).silent).toMatchObject([{ url: shell.url, env: 'local' }]);
  expect(listIds()).toBe('de');
  const again = (await runCli(folder, 'gc', '--keep', '0')).out;
  expect(again).toContain(
    'does not say what its open tabs run, so what was live in "local" in the last 30 days is kept.',
  );
});

test('a release that an open preview shows is kept', async () => {
  const { folder, store, listIds } = await openStore();
  const at = new Date().toISOString();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const preview = { id: '0123456789ab', hash: 'f'.repeat(64), overrides: { cart: idOf('e') }, until };
  await appendNext(store, 'local', { at, by: 'ana', action: 'preview', preview });
  await runCli(folder, 'gc', '--keep', '0');
  expect(listIds()).toBe('de');
});

test('a release that is activated during its removal is kept completely', async () => {
  const { folder, store, listIds } = await openStore();
  const activateAfter = async (key: string) => {
    await store.delete(key);
    if (!key.includes(idOf('b')) || !key.endsWith('release.json')) return;
    const changes = { cart: idOf('b') };
    await appendNext(store, 'local', { at: '2026-01-03', by: 'ana', action: 'activate', changes });
  };
  const printed: string[] = [];
  const { data } = await gc({
    store: { ...store, delete: activateAfter },
    folder,
    options: { env: 'local', keep: 0 },
    startedAt: new Date(),
    print: (text: string) => printed.push(text),
  } as unknown as CommandContext);
  expect(printed).toEqual([`cart@${idOf('b')} was activated since, so it was not removed.`]);
  expect(data).toMatchObject({
    removed: expect.not.arrayContaining([expect.objectContaining({ release: idOf('b') })]),
  });
  expect(listIds()).toBe('bd');
  expect((await runCli(folder, 'verify', `cart@${idOf('b')}`)).code).toBe(0);
});

test('a release keeps its release.json when the store fails during its removal', async () => {
  const { folder, store } = await openStore();
  let isGone = false;
  const remove = async (key: string) => {
    await store.delete(key);
    isGone = key.endsWith('release.json');
  };
  const list = async (prefix: string) => {
    if (isGone) throw new Error('The store does not answer.');
    return store.list(prefix);
  };
  const options = { env: 'local', keep: 0 };
  const run = gc({ store: { ...store, delete: remove, list }, folder, options, startedAt: new Date(), print } as never);
  await expect(run).rejects.toThrow('does not answer');
  for (const digit of 'abcdef') expect((await runCli(folder, 'verify', `cart@${idOf(digit)}`)).code).toBe(0);
});

test('a removal that was interrupted is said by list, status and verify, and finished by the next gc', async () => {
  const { folder, store, listIds } = await openStore();
  const stop = async (key: string) => {
    if (key.includes(idOf('e')) && key.includes('/node/')) throw new Error('The store does not answer.');
    await store.delete(key);
  };
  const options = { env: 'local', keep: 0 };
  const run = gc({ store: { ...store, delete: stop }, folder, options, startedAt: new Date(), print } as never);
  await expect(run).rejects.toThrow('does not answer');
  const words = `The removal of cart@${idOf('e')} was interrupted, so no command can use it: "npm run release -- gc" finishes it`;
  for (const command of [['list'], ['list', 'cart'], ['status'], ['verify']]) {
    expect((await runCli(folder, ...command)).out).toContain(words);
  }
  expect((await runCli(folder, 'gc', '--dry-run')).out).toMatch(/cart@e+ .*\n1 release and 0 leftover files would/);
  expect((await runCli(folder, 'gc')).out).toContain('1 release and 0 leftover files removed.');
  expect([listIds(), await store.list('claims/')]).toEqual(['abcd', []]);
  expect((await runCli(folder, 'list')).out).not.toContain(idOf('e'));
});

test('a release without release.json that a rollback may need is kept, and gc says how it is repaired', async () => {
  const { folder, store, listIds } = await openStore();
  await store.delete(`releases/cart/${idOf('c')}/release.json`);
  const run = await runCli(folder, 'gc', '--keep', '1');
  expect(run.out).toMatch(/cart@c+ has no release.json.*publish cart again from the same sources/);
  expect(listIds()).toBe('cdf');
});

test('a release that another command publishes or removes is left', async () => {
  const { folder, store, listIds } = await openStore();
  const end = await claimRelease(store, { remote: 'cart', release: idOf('e') }, REMOVAL);
  expect((await runCli(folder, 'gc', '--keep', '0')).out).toMatch(/cart@e+ is being published or removed/);
  expect(listIds()).toBe('de');
  await end?.();
});

test('a shell that hangs keeps what it may serve and what its tabs may run, and is named', async () => {
  const { folder, store, listIds } = await openStore();
  const at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  await appendNext(store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('e') } });
  const hung = { pid: process.pid, host: hostname(), url: 'http://127.0.0.1:9', since: at, instance: 'hung' };
  await renewShell(store, 'local', hung, {}, Date.now() - 60_000);
  const setId = listSets(await readLog(store, 'local'))[1]?.setId ?? '';
  await writeVerdict(store, 'local', 2, 'hung', { ok: true, ms: 1, setId, at });
  expect((await runCli(folder, 'gc', '--keep', '0')).out).toContain('http://127.0.0.1:9 (pid');
  expect(listIds()).toBe('bde');
  expect((await runCli(folder, 'status')).out).toContain('has not renewed its lease: it hangs');
});

test('a release in a proposal that waits for a signature is kept until the proposal is over', async () => {
  const { folder, store, listIds } = await openStore();
  const propose = (digit: string, at: string) => {
    const entry = { n: 5, at, by: 'ana', action: 'activate', changes: { cart: idOf(digit) }, env: 'local' };
    const payload = encodeStatement('log-entry', { subject: { name: 'x', digest: {} }, predicate: entry });
    const signatures = [{ keyid: 'a'.repeat(64), sig: 'AAAA' }];
    return putProposal(store, 'local', { payload, signatures });
  };
  await propose('b', new Date().toISOString());
  await propose('a', new Date(Date.now() - 25 * 3_600_000).toISOString());
  await runCli(folder, 'gc', '--keep', '0');
  expect(listIds()).toBe('bd');
});

test('leftovers of interrupted commands are removed, and files in use are kept', async () => {
  const { folder } = await openStore();
  mkdirSync(join(folder, '.tmp'), { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(folder, '.tmp', name), 'x');
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(folder, '.tmp/old'), hourAgo, hourAgo);
  expect((await runCli(folder, 'gc', '--dry-run')).out).toContain('1 leftover file would be removed');
  await runCli(folder, 'gc');
  expect(['old', 'new'].map((name) => existsSync(join(folder, '.tmp', name)))).toEqual([false, true]);
});
