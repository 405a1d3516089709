import { idOf, removeTemporaryFolders, sampleLog, temporaryFolder } from '../testing/sampleRelease.ts';
import {
  EVIDENCE_KEPT,
  findReleases,
  listEvidence,
  listLapsedEvidence,
  listOldEvidence,
  putEvidence,
} from './evidence.ts';
import { releaseSetId } from './foldLog.ts';
import { openFolderStore } from './folderStore.ts';

afterAll(removeTemporaryFolders);

const set = { cart: idOf('a'), catalog: idOf('b') };
const at = new Date().toISOString();
const item = { id: 'c0ffee00', kind: 'canary' as const, at, text: 'No worse.', numbers: { visitors: 900 } };

async function openWith(...releases: Record<string, string>[]) {
  const store = openFolderStore(temporaryFolder());
  for (const one of releases) await putEvidence(store, 'local', one, item);
  return store;
}

test('evidence is found by the set that it was shown of', async () => {
  const store = await openWith(set);
  const { id: __, ...shown } = item;
  expect(await listEvidence(store, 'local', releaseSetId(set))).toEqual([shown]);
  expect(await listEvidence(store, 'local', releaseSetId({ ...set, cart: idOf('c') }))).toEqual([]);
});

test('evidence under the id of another set counts for neither', async () => {
  const store = await openWith(set);
  const other = releaseSetId({ cart: idOf('c') });
  const [key = ''] = await store.list('evidence/');
  await store.putIfAbsent(`evidence/local/${other}/canary-1.json`, (await store.get(key)) ?? '');
  expect(await listEvidence(store, 'local', other)).toEqual([]);
});

test('evidence of the same release beside another one has lapsed', async () => {
  const store = await openWith(set, { cart: idOf('a'), catalog: idOf('c') });
  const lapsed = await listLapsedEvidence(store, 'local', { ...set, cart: idOf('d') }, { catalog: idOf('b') });
  expect(lapsed.map(({ releases }) => releases)).toEqual([set]);
});

test('evidence older than 30 days counts for nothing, and goes', async () => {
  const store = await openWith(set);
  await store.putIfAbsent('evidence/local/x/smoke-1.json', 'not JSON');
  expect(await listOldEvidence(store, Date.now())).toEqual(['evidence/local/x/smoke-1.json']);
  const later = Date.now() + EVIDENCE_KEPT;
  expect(await listEvidence(store, 'local', releaseSetId(set), later)).toEqual([]);
  expect(await listOldEvidence(store, later)).toHaveLength(2);
});

test('the releases of a set are found from its id, if it was ever live below the named ones', () => {
  const log = sampleLog({ changes: { cart: idOf('a') } }, { changes: { cart: idOf('c') } });
  const overrides = { catalog: idOf('b') };
  expect(findReleases(log, releaseSetId(set), overrides)).toEqual(set);
  expect(findReleases(log, releaseSetId({ cart: idOf('e') }), overrides)).toBeUndefined();
});
