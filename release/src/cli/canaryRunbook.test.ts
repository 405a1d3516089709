/** docs/runbooks/canary.md, all of it, as it is written, on one store. */
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { appendNext } from '../testing/appendNext.ts';
import { readRunbook, runBlock } from '../testing/runRunbook.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

test('every command of the runbook does what it says', async () => {
  const folder = temporaryFolder();
  const store = openFolderStore(join(folder, 'data/store'));
  for (const digit of 'ab') await publishSample(store, 'catalog', digit);
  const changes = { catalog: idOf('a') };
  await appendNext(store, 'local', { at: '2026-01-02T00:00:00.000Z', by: 'ana', action: 'activate', changes });
  const printed: Record<string, string> = {};
  for (const { title, blocks } of readRunbook('canary.md')) {
    if (title === 'Go live within a second') await publishSample(store, 'catalog', 'c');
    for (const block of blocks) printed[title] = await runBlock(folder, block);
  }
  expect(printed.Begin).toMatch(/would begin\. Nothing was changed[^]*Canary \w{16} of catalog@b+ for 1 %/);
  expect(printed.Watch).toMatch(/Canary of catalog@b+: 1 % of the visitors since .*; 10 % no earlier than/);
  expect(printed['Move it by hand']).toMatch(/to 10 % of the visitors[^]*to 1 % of the visitors/);
  expect(printed.Stop).toContain('The canary of catalog is ended, and its release is abandoned');
  expect(printed['Make it live']).toMatch(/activated catalog@b+ after its canary by force \(it was the api\)/);
  expect(printed['Go live within a second']).toMatch(
    /Canary \w{16} of catalog@c+ for 0 % of the visitors[^]*stays at 0 %[^]*the release is loaded when one starts[^]*100 % once someone steps or promotes it[^]*catalog@c+ is activated/,
  );
}, 120_000);
