/** docs/runbooks/registry.md: its service, its variables and its backup, as they are written. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { appendNext } from '../testing/appendNext.ts';
import { runBlock } from '../testing/runRunbook.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { readRegistrySettings } from './registrySettings.ts';

afterAll(removeTemporaryFolders);

const repository = join(__dirname, '../../..');
const text = readFileSync(join(repository, 'docs/runbooks/registry.md'), 'utf8');
const blocksOf = (title: string) => {
  const [, section = ''] = text.split(`\n## ${title}\n`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^```\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
};
const service = () => {
  const block = blocksOf('Start it').find((one) => one.includes('[Service]')) ?? '';
  const [, variables = '', unit = ''] = block.split(/^# \/etc\/.*\n/m);
  return { variables, unit };
};

test('the variables of the service are ones that the registry takes', () => {
  const pairs = service()
    .variables.trim()
    .split('\n')
    .map((line) => line.split('='));
  expect(pairs.length).toBeGreaterThan(3);
  expect(readRegistrySettings(Object.fromEntries(pairs) as Record<string, string>)).toMatchObject({
    REGISTRY_ORIGIN: 'https://releases.shop.example',
  });
});

const program = 'systemd-analyze';
const hasSystemd = spawnSync(program, ['--version']).status === 0;
if (!hasSystemd) console.warn('NOT TESTED: the service of the runbook, because there is no systemd-analyze.');

(hasSystemd ? describe : describe.skip)('as systemd reads it', () => {
  test('nothing is wrong with the service, and it can be enabled', () => {
    const file = join(temporaryFolder(), 'paw-registry.service');
    writeFileSync(file, service().unit.replaceAll('/opt/paw-dailies', repository));
    const { status, stderr } = spawnSync(program, ['verify', file], { encoding: 'utf8' });
    // Whatever else is installed on this machine is not meant.
    expect([status, stderr.split('\n').filter((line) => line.includes('paw-registry'))]).toEqual([0, []]);
    expect(service().unit).toContain('WantedBy=multi-user.target');
  });
});

/** A data folder with a signed store, and the blocks of the runbook for it. */
async function openData() {
  const folder = temporaryFolder();
  const data = join(folder, 'paw');
  const store = openFolderStore(join(data, 'store'));
  for (const digit of ['a', 'b']) await publishSample(store, 'cart', digit);
  const at = '2026-01-02T00:00:00.000Z';
  await appendNext(store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('a') } });
  await store.putIfAbsent('admin-log/00000001', '{}');
  await store.putIfAbsent('running/local/gone/1', '{}');
  mkdirSync(join(data, 'keys'), { recursive: true });
  writeFileSync(join(data, 'keys/registry-secret'), 'a secret');
  const here = (block: string) => block.replaceAll('/var/lib/paw', data).replaceAll('/backup', join(folder, 'backup'));
  const run = (block: string) => runBlock(folder, here(block));
  const release = (command: string) => run(`PAW_DATA=/var/lib/paw npm run release -- ${command}`);
  const [backup = '', restore = '', forget = ''] = blocksOf('Backup');
  return { folder, data, store, run, release, backup, restore, forget };
}

test('a backup that is restored as the runbook says is whole, without what is not worth a copy', async () => {
  const { folder, data, store, run, backup, restore } = await openData();
  await run(backup);
  const before = (await store.list('')).filter((key) => !key.startsWith('running/'));
  expect(await run(restore)).toContain('No damage found: 2 checked.');
  expect(await store.list('')).toEqual(before);
  expect(existsSync(join(data, 'store.lost/running'))).toBe(true);
  expect(readFileSync(join(folder, 'backup/paw/keys/registry-secret'), 'utf8')).toBe('a secret');
});

test('what is published and activated during a backup leaves no release in it that is half there', async () => {
  const { store, run, backup, restore } = await openData();
  const writing = (async () => {
    for (const digit of ['c', 'd', 'e', 'f']) {
      await publishSample(store, 'cart', digit);
      const changes = { cart: idOf(digit) };
      await appendNext(store, 'local', { at: '2026-01-03T00:00:00.000Z', by: 'ana', action: 'activate', changes });
    }
  })();
  await Promise.all([run(backup), writing]);
  expect(await run(restore)).toContain('No damage found:');
});

test('a signed log that is restored from an older backup is refused until its readers are made to forget the newer one', async () => {
  const { data, release, run, backup, restore, forget } = await openData();
  const keys = join(data, 'keys');
  for (const name of ['root', 'manager']) await release(`keys make ${name}`);
  await release(
    `keys init --root-key ${keys}/root.json --manager ${keys}/manager.public.json --key ${keys}/manager.json`,
  );
  await run(backup);
  await release('activate cart@bbbb');
  await release('status');
  await expect(run(restore)).rejects.toThrow(/ends with entry 2, and entry 3 was there before/);
  expect(await run(forget)).toContain('No damage found: 2 checked.');
  expect(existsSync(join(data, 'trust/pin.json'))).toBe(true);
});
