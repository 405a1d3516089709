import { temporaryFolder, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { openFolderStore } from './folderStore.ts';
import { listShadowIds, listShadowParts, putShadowPart, removeShadowParts, type ShadowPart } from './shadowParts.ts';

const part: ShadowPart = {
  at: '2026-01-01T12:00:00.000Z',
  set: 's1',
  live: 's0',
  state: 'running',
  skipped: 0,
  routes: { '/product/:title': { pages: 1, samples: [[1, 2, 3, 4]], differences: [] } },
};

afterAll(removeTemporaryFolders);

test('the newest part of each shell with each set counts', async () => {
  const store = openFolderStore(temporaryFolder());
  const put = (instance: string, seq: number, more: Partial<ShadowPart> = {}) =>
    putShadowPart(store, 'local', '0000000a', { instance, seq, part: { ...part, ...more } });
  await put('host-1', 1);
  await put('host-1', 2, { state: 'over' });
  await put('host-1', 3, { set: 's2' });
  await put('host-2', 1);
  const found = await listShadowParts(store, 'local', '0000000a');
  expect(found.map((one) => [one.instance, one.set, one.state])).toEqual([
    ['host-1', 's1', 'over'],
    ['host-1', 's2', 'running'],
    ['host-2', 's1', 'running'],
  ]);
});

test('what cannot be read is left out, and all parts of a shadow go together', async () => {
  const store = openFolderStore(temporaryFolder());
  await putShadowPart(store, 'local', '0000000a', { instance: 'host-1', seq: 1, part });
  await store.putIfAbsent('shadow/local/0000000a/host-2-000001.json', '{"state":"odd"}');
  expect(await listShadowParts(store, 'local', '0000000a')).toHaveLength(1);
  await removeShadowParts(store, 'local', '0000000a');
  expect(await listShadowIds(store, 'local')).toEqual([]);
});
