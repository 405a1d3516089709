import { openFolderStore } from '../store/folderStore.ts';
import type { EntryDraft } from '../store/logEntry.ts';
import { appendNext } from '../testing/appendNext.ts';
import { runCli } from '../testing/runCli.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const at = '2026-01-02T03:04:05.000Z';
const id = 'c0ffee00c0ffee00';
const canary = { id, releases: { cart: idOf('b') }, steps: [10, 100], hold: 600_000 };
const reason = '4 of 10 visitors of the canary met an error, of the live release 0 of 100';
const end = { action: 'end-canary', canary: { id, abandon: true }, reason };

/** What both commands print, after a canary of cart@b and these entries. */
async function shownAfter(...entries: Partial<EntryDraft>[]) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  for (const digit of 'abc') await publishSample(store, 'cart', digit);
  const begun = [
    { action: 'activate', changes: { cart: idOf('a') } },
    { action: 'canary', canary },
  ];
  for (const entry of [...begun, ...entries])
    await appendNext(store, 'local', { at, by: 'ana', action: 'x', ...entry });
  return [(await runCli(folder, 'status')).out, (await runCli(folder, 'canary', 'status')).out];
}

test('a canary that the guard stopped is shown with its time and the reason, until its remote changes', async () => {
  const words =
    /The canary of cart@b+ was stopped by guard .* on 2026-01-02 03:04:05Z \(entry 3\): 4 of 10 visitors .*\n/;
  const shown = await shownAfter({ ...end, by: 'guard' });
  expect(shown).toEqual([expect.stringMatching(words), expect.stringMatching(words)]);
  expect(shown[1]).toContain('No canary is open in "local".\nThe canary of');
  const later = await shownAfter({ ...end, by: 'guard' }, { action: 'activate', changes: { cart: idOf('c') } });
  expect(later.join()).not.toContain('was stopped');
}, 30_000);

test('one that a person stopped is not shown, and one that was begun again is an open one', async () => {
  const again = { action: 'canary', canary: { ...canary, id: 'c0ffee01' }, force: true, reason: 'it was the api' };
  expect((await shownAfter(end)).join()).not.toContain('was stopped');
  expect((await shownAfter({ ...end, by: 'guard' }, again)).join()).not.toContain('was stopped');
}, 30_000);
