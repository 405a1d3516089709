import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegistryProcess } from '../../testing/RegistryProcess.ts';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

test('a registry that starts removes what uploads to a killed one have left, and nothing of one that runs', async () => {
  const data = temporaryFolder();
  const uploads = join(data, 'uploads');
  for (const name of ['upload-old', 'upload-young', 'notes']) {
    mkdirSync(join(uploads, name), { recursive: true });
    writeFileSync(join(uploads, name, 'release.json'), '{}');
  }
  const hourAgo = Date.now() / 1_000 - 3_600;
  for (const name of ['upload-old', 'notes']) utimesSync(join(uploads, name), hourAgo, hourAgo);
  const registry = await RegistryProcess.start(data, temporaryFolder());
  await registry.kill();
  expect(readdirSync(uploads).toSorted()).toEqual(['notes', 'upload-young']);
});
