import type { RegistryClient } from '../client/RegistryClient.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { appendNext } from '../testing/appendNext.ts';
import { idOf, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { canaryStatus } from './canaryStatus.ts';
import type { CommandContext } from './releaseCommand.ts';

afterAll(removeTemporaryFolders);

const at = '2026-01-02T00:00:00.000Z';
const id = 'c0ffee00c0ffee00';
const group = {
  group: 'errors',
  canary: { visitors: 120, hurt: 0 },
  live: { visitors: 1080, hurt: 1 },
  verdict: 'not yet known',
  evidence: 0.8,
  missingVisitors: 180,
  missingMs: 425_000,
  text: '',
};
const verdict = { id, remote: 'cart', release: idOf('b'), share: 0.1, step: 0, steps: [10, 100], holdUntil: at };

/** @param answer of the registry; none without one */
async function statusWith(answer?: () => Promise<unknown>) {
  const store = openFolderStore(temporaryFolder());
  const draft = { at, by: 'ana' };
  await appendNext(store, 'local', { ...draft, action: 'activate', changes: { cart: idOf('a') } });
  const canary = { id, releases: { cart: idOf('b') }, steps: [10, 100], hold: 600_000 };
  await appendNext(store, 'local', { ...draft, action: 'canary', canary });
  const registry = answer && ({ json: answer } as unknown as RegistryClient);
  const context = { store, env: 'local', args: [], options: { env: 'local' }, ...(registry && { registry }) };
  return (await canaryStatus(context as unknown as CommandContext)).text;
}

test('what the guard knows is a line for each kind of harm, with the visitors that are missing', async () => {
  const text = await statusWith(async () => ({ ...verdict, groups: [group], text: 'Not yet known.' }));
  expect(text).toMatch(/10 % of the visitors since 2026-01-02 00:00:00Z; 100 % no earlier than 2026-01-02 00:10:00Z/);
  expect(text).toMatch(/errors +0 of 120 +1 of 1080 +not yet known +180 visitors, about 8 minutes\nNot yet known\.$/);
});

test('the row of speed names what is slower', async () => {
  const slow = { ...group, group: 'speed', verdict: 'worse', about: 'main content, layout movement' };
  const text = await statusWith(async () => ({ ...verdict, groups: [slow], text: 'Worse.' }));
  expect(text).toMatch(/speed \(main content, layout movement\) +0 of 120 +1 of 1080 +worse/);
});

test('without a registry it says where the verdict is, and a guard that is silent hides no canary', async () => {
  expect(await statusWith()).toMatch(/known to the registry: add --registry <url>, or set PAW_REGISTRY\.$/);
  expect(await statusWith(() => Promise.reject(new Error('404')))).toMatch(/Begun by ana \(unverified\)\.$/);
});
