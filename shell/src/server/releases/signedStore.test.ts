/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openVault, type Vault } from '@paw/release/testing/openVault.ts';
import { removeTemporaryFolders } from '@paw/release/testing/sampleRelease.ts';
import { signRelease } from '@paw/release/trust/publication.ts';
import { ReleaseLibrary } from './ReleaseLibrary.ts';
import { type ControllerRoom, idOf, openRoom, type RunningController } from './testing/openController.ts';

let room: ControllerRoom;
let vault: Vault;
let shell: RunningController;
const trace = (digit: string) => join(vault.folder, `evaluated-${digit}`);

async function publish(digit: string, isSigned: boolean) {
  const write = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace(digit))}, '');`;
  await room.publish('catalog', digit, `${write} pages['/'] = () => ({});`);
  const release = idOf(digit);
  for (const key of await room.store.list(`releases/catalog/${release}/`)) {
    await vault.disk.putIfAbsent(key, (await room.store.get(key)) ?? '');
  }
  const manifest = (await vault.disk.get(`releases/catalog/${release}/release.json`)) ?? Buffer.of();
  const facts = { remote: 'catalog', release, at: '2026-01-01', manifest };
  if (isSigned) await signRelease(vault.disk, facts, [vault.keys.ana]);
}

async function activate(digit: string) {
  const { n } = await vault.write('ana', { changes: { catalog: idOf(digit) } });
  await shell.controller.follow(n);
  return shell.verdict(n);
}

beforeEach(async () => {
  room = openRoom();
  vault = await openVault();
  const store = vault.as('guard');
  shell = room.start({ store, env: 'production', library: new ReleaseLibrary(store) });
  await publish('a', true);
  await activate('a');
});
afterEach(() => room.close());
afterAll(removeTemporaryFolders);

test('an unsigned release is refused before any of its code runs, and the old set stays live', async () => {
  await publish('e', false);
  expect(await activate('e')).toMatchObject({ ok: false, error: expect.stringMatching(/is signed by no one/) });
  expect([existsSync(trace('a')), existsSync(trace('e'))]).toEqual([true, false]);
  expect(shell.live()).toEqual({ catalog: idOf('a') });
  await publish('b', true);
  expect(await activate('b')).toMatchObject({ ok: true });
  expect([existsSync(trace('b')), shell.live()]).toEqual([true, { catalog: idOf('b') }]);
});

test('an unsigned entry after signed ones is refused, and the shell keeps the last verified set', async () => {
  await publish('b', true);
  const plain = { n: 2, at: '2026-01-01', by: 'ana', action: 'activate', changes: { catalog: idOf('b') } };
  await vault.disk.putIfAbsent('log/production/00000002', JSON.stringify(plain));
  await expect(shell.controller.follow(2)).rejects.toThrow(/Entry 2 of "production".*is not signed, although/);
  expect([shell.live(), shell.controller.n]).toEqual([{ catalog: idOf('a') }, 1]);
});
