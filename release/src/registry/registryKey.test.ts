/** Signing in where only a key may let people in. */
import { join } from 'node:path';
import { pino } from 'pino';
import { AdminLog } from '../access/adminLog.ts';
import { adminSeal } from '../access/adminSeal.ts';
import { makeLink } from '../access/oneTimeLink.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { testRoot } from '../testing/testRoot.ts';
import { writeKeyFile } from '../trust/keyFile.ts';
import { Trust } from '../trust/Trust.ts';
import { readRegistrySettings } from './registrySettings.ts';
import { serveRegistry } from './serveRegistry.ts';

afterAll(removeTemporaryFolders);

async function open() {
  const folder = temporaryFolder();
  const store = openFolderStore(join(folder, 'store'));
  const keys = await testRoot(store);
  const seal = adminSeal(new Trust(store, { signers: [keys.manager] }));
  const path = `/auth/link/${await makeLink(store, seal, 'ana')}`;
  const start = async (settings: Record<string, string> = {}) => {
    const parsed = readRegistrySettings({ PAW_DATA: folder, PORT: '0', ...settings });
    const { url, end } = await serveRegistry(parsed, pino({ level: 'silent' }, { write: () => {} }));
    const origin = url.replace('127.0.0.1', 'localhost');
    const ask = (method: string, address = path) =>
      fetch(`${url}${address}`, { method, headers: { origin }, redirect: 'manual' });
    return { ask, end: () => end(0) };
  };
  return { folder, store, keys, start };
}

test('A registry without its key names the setting, and leaves the link for when it has one', async () => {
  const { folder, store, keys, start } = await open();
  const bare = await start();
  for (const method of ['GET', 'POST']) {
    const answer = await bare.ask(method);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('Set REGISTRY_KEY to the file'),
    ]);
  }
  await bare.end();
  const file = join(folder, 'own.json');
  await writeKeyFile(file, keys.registry);
  const whole = await start({ REGISTRY_KEY: file });
  expect((await whole.ask('POST')).status).toBe(303);
  expect(await store.list('links-used/')).toHaveLength(1);
  await whole.end();
});

test('A registry with a key that the root does not know says so', async () => {
  const { folder, keys, start } = await open();
  await writeKeyFile(join(folder, 'keys', 'registry.json'), keys.stranger);
  const registry = await start();
  expect(await (await registry.ask('POST')).text()).toMatch(/key of REGISTRY_KEY, which the root/);
  await registry.end();
});

test('A link that somebody without a key has put into the store signs no one in', async () => {
  const { folder, store, keys, start } = await open();
  await writeKeyFile(join(folder, 'own.json'), keys.registry);
  const registry = await start({ REGISTRY_KEY: join(folder, 'own.json') });
  const path = `/auth/link/${await makeLink(store, new AdminLog(store).seal, 'eve')}`;
  const answer = await registry.ask('POST', path);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('signed by no one')]);
  expect(await store.list('admin-log/')).toEqual([]);
  await registry.end();
});
