/** docs/runbooks/trust.md, all of it, as it is written, on one store. */
import { join } from 'node:path';
import { readRunbook, runBlock } from '../testing/runRunbook.ts';
import { removeTemporaryFolders, temporaryFolder, writeSample } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const build = (folder: string, digit: string) =>
  writeSample(join(folder, 'remote-catalog/dist/release'), 'catalog', digit);

/** A newer release goes live, as the section before says. */
const nextRelease = (first: string, second: string) => `
  npm run release -- publish catalog --key ${first}
  npm run release -- activate catalog@latest --env production --key ${first}
  npm run release -- approve latest --env production --key ${second}`;

test('every command of the runbook does what it says', async () => {
  const folder = temporaryFolder();
  const printed: Record<string, string> = {};
  build(folder, 'a');
  for (const { title, blocks } of readRunbook('trust.md')) {
    if (title === 'One key back') {
      build(folder, 'b');
      await runBlock(folder, nextRelease('ana/ana.json', 'bob/bob.json'));
    }
    if (title === 'A stolen key') {
      build(folder, 'c');
      await runBlock(folder, nextRelease('ana/ana-2.json', 'bob/bob.json'));
    }
    if (title === 'All online keys are lost') {
      build(folder, 'd');
      await runBlock(folder, 'npm run release -- publish catalog --key bob/bob.json');
    }
    const out = [];
    for (const block of blocks) out.push(await runBlock(folder, block));
    printed[title] = out.join('\n');
  }
  expect(printed['Two keys forward']).toMatch(/Proposed as [0-9a-f]{12}: .*1 of 2 signatures/);
  expect(printed['Two keys forward']).toMatch(/Approved: .* activated catalog@a+ in "production" \(entry 1\)/);
  expect(printed['One key back']).toMatch(/Rolled back to catalog@a+, leaving catalog@b+ in "production"/);
  expect(printed['Change a key']).toMatch(/Root 2 is in the store.*\n.*production \(entry 4\)/);
  expect(printed['A stolen key']).toMatch(/Rolled back to catalog@a+, leaving catalog@c+/);
  expect(printed['All online keys are lost']).toMatch(/Approved: .* activated catalog@/);
  expect(printed['A root key is lost']).toMatch(/Root 5 is in the store/);
  await expect(
    runBlock(folder, 'npm run release -- rollback catalog --env production --key ana/ana-2.json'),
  ).rejects.toThrow(/0 of 1 signatures that it takes to roll back catalog in production/);
}, 240_000);
