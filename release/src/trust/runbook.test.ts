/** docs/runbooks/trust.md, as it is written: the first section here, all of it in runbook.long.test.ts. */
import { temporaryFolder, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { readRunbook, runBlock } from '../testing/runRunbook.ts';

afterAll(removeTemporaryFolders);

test('production gets its keys from nothing, and two of three holders sign its root', async () => {
  const [first] = readRunbook('trust.md');
  expect(first?.title).toBe('Production from nothing');
  const folder = temporaryFolder();
  let out = '';
  for (const block of first?.blocks ?? []) out = await runBlock(folder, block);
  expect(out).toMatch(/Root 1 is in the store\. Set TRUST_ROOT=[0-9a-f]{64}/);
  expect(out).toMatch(/bob +publish \*, activate \*, activate \* \(2 keys\) in production, roll back \*/);
}, 60_000);
