import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openFolderStore } from './folderStore.ts';
import { findLastVerdict, findVerdict, type Verdict, writeVerdict } from './verdicts.ts';

afterAll(removeTemporaryFolders);

const whole: Verdict = { ok: true, ms: 5, setId: 'new', at: '2026-01-01T00:00:06.000Z' };
const damaged: Verdict = {
  ok: false,
  error: 'A file is damaged.',
  ms: 1,
  setId: 'old',
  at: '2026-01-01T00:00:00.000Z',
};

test('a shell that retries an entry replaces its verdict', async () => {
  const store = openFolderStore(temporaryFolder());
  await writeVerdict(store, 'local', 3, 'one', damaged);
  await writeVerdict(store, 'local', 3, 'other', damaged);
  await writeVerdict(store, 'local', 3, 'one', whole);
  expect(await findVerdict(store, 'local', 3, 'one')).toEqual(whole);
  expect(await findVerdict(store, 'local', 3, 'other')).toEqual(damaged);
  expect(await findLastVerdict(store, 'local', 'one', 9)).toEqual({ ...whole, n: 3 });
});
