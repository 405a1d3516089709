import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gc } from '../../cli/gc.ts';
import type { CommandContext } from '../../cli/releaseCommand.ts';
import { RegistryClient } from '../../client/RegistryClient.ts';
import { registryStore } from '../../client/registryStore.ts';
import { claimRelease, REMOVAL } from '../../store/releaseClaim.ts';
import { appendNext } from '../../testing/appendNext.ts';
import { idOf, publishSample, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await openTestRegistry();
  for (const digit of ['a', 'b']) await publishSample(registry.store, 'cart', digit);
  const changes = { cart: idOf('a') };
  await appendNext(registry.store, 'local', { at: '2026-01-02', by: 'ana', action: 'activate', changes });
});
afterEach(() => registry.app.close());
afterAll(removeTemporaryFolders);

const listIds = () =>
  readdirSync(join(registry.folder, 'releases/cart'))
    .map((id) => id[0])
    .join('');

test('A releaser may ask what would be removed, an admin removes it', async () => {
  const releaser = await registry.tokenOf('releaser');
  const asked = await registry.call('POST', '/v1/gc', releaser, { dryRun: true, keep: 0 });
  expect(asked.body.data).toMatchObject({ dryRun: true, removed: [{ remote: 'cart', release: idOf('b') }] });
  expect(await registry.call('POST', '/v1/gc', releaser, { keep: 0 })).toEqual({
    status: 403,
    body: { code: 'not_allowed', message: 'a releaser (releaser) may not remove releases: ask an admin.' },
  });
  expect(listIds()).toBe('ab');
  expect((await registry.call('POST', '/v1/gc', await registry.tokenOf('admin'), { keep: 0 })).status).toBe(200);
  expect(listIds()).toBe('a');
});

test('The command line has the registry remove, and prints what it says', async () => {
  const end = await claimRelease(registry.store, { remote: 'cart', release: idOf('b') }, REMOVAL);
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new RegistryClient(url, await registry.tokenOf('admin'));
  const printed: string[] = [];
  const context = { registry: client, store: registryStore(client), options: { env: 'local', keep: 0 } };
  const run = { ...context, print: (line: string) => printed.push(line) } as unknown as CommandContext;
  expect((await gc(run)).text).toContain('0 releases and 0 leftover files removed.');
  await end?.();
  expect(printed).toEqual([expect.stringMatching(/cart@b+ is being published or removed/)]);
});
