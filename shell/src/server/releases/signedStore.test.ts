/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openVault, type Vault } from '@paw/release/testing/openVault.ts';
import { removeTemporaryFolders } from '@paw/release/testing/sampleRelease.ts';
import { signRelease } from '@paw/release/trust/publication.ts';
import { ReleaseLibrary } from './ReleaseLibrary.ts';
import { type ControllerRoom, idOf, openRoom, type RunningController } from './testing/openController.ts';

let room: ControllerRoom;
let vault: Vault;
let shell: RunningController;
/** Releases whose code ran: each says so to this server. */
const evaluated = new Set<string>();
const server = createServer(({ url }, response) => {
  evaluated.add(String(url).slice(1));
  response.end();
});

async function publish(digit: string, isSigned: boolean) {
  const { port } = server.address() as AddressInfo;
  await room.publish('catalog', digit, `await fetch('http://127.0.0.1:${port}/${digit}'); pages['/'] = () => ({});`);
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

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(async () => {
  evaluated.clear();
  room = openRoom();
  vault = await openVault();
  const store = vault.as('guard');
  shell = room.start({ store, env: 'production', library: new ReleaseLibrary(store) });
  await publish('a', true);
  await activate('a');
});
afterEach(() => room.close());
afterAll(() => {
  server.close();
  removeTemporaryFolders();
});

test('an unsigned release is refused before any of its code runs, and the old set stays live', async () => {
  await publish('e', false);
  expect(await activate('e')).toMatchObject({ ok: false, error: expect.stringMatching(/is signed by no one/) });
  expect([...evaluated]).toEqual(['a']);
  expect(shell.live()).toEqual({ catalog: idOf('a') });
  await publish('b', true);
  expect(await activate('b')).toMatchObject({ ok: true });
  expect([[...evaluated], shell.live()]).toEqual([['a', 'b'], { catalog: idOf('b') }]);
});

test('an unsigned entry after signed ones is refused, and the shell keeps the last verified set', async () => {
  await publish('b', true);
  const plain = { n: 2, at: '2026-01-01', by: 'ana', action: 'activate', changes: { catalog: idOf('b') } };
  await vault.disk.putIfAbsent('log/production/00000002', JSON.stringify(plain));
  await expect(shell.controller.follow(2)).rejects.toThrow(/Entry 2 of "production".*is not signed, although/);
  expect([shell.live(), shell.controller.n]).toEqual([{ catalog: idOf('a') }, 1]);
});
