import { appendNext } from '../testing/appendNext.ts';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { announceShell } from '../store/runningShells.ts';
import { listSets } from '../store/foldLog.ts';
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

test('a release without release.json is kept, because another gc may restore it', async () => {
  const { folder, store, listIds } = await openStore();
  await store.delete(`releases/cart/${idOf('e')}/release.json`);
  const run = await runCli(folder, 'gc', '--keep', '0');
  expect(run.out + run.err).toMatch(/cart@e+ has no release.json/);
  expect(listIds()).toBe('de');
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
