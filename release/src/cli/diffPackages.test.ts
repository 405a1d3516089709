import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SBOM_FILE, type Sbom } from '@paw/contract/sbom.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { publishRelease } from '../store/publishRelease.ts';
import { sha384 } from '../store/releases.ts';
import { runCli } from '../testing/runCli.ts';
import {
  publishSample,
  removeTemporaryFolders,
  sampleManifest,
  temporaryFolder,
  writeSample,
} from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

const folder = temporaryFolder();
const store = openFolderStore(folder);

async function publishWith(digit: string, ...packages: [name: string, version: string][]): Promise<void> {
  const components: Sbom['components'] = packages.map(([name, version]) => {
    const purl = `pkg:npm/${name}@${version}`;
    return { type: 'library', 'bom-ref': purl, name, version, licenses: [{ expression: 'MIT' }], purl };
  });
  const sbom: Sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `cart@${digit}`, name: 'cart' } },
    components,
  };
  const text = JSON.stringify(sbom);
  const built = temporaryFolder();
  const files = [
    ...sampleManifest('cart', digit).files,
    { path: SBOM_FILE, size: Buffer.byteLength(text), sha384: sha384(text) },
  ];
  writeSample(built, 'cart', digit, { files });
  writeFileSync(join(built, SBOM_FILE), text);
  await publishRelease(store, built, { by: 'ana', at: '2026-01-01T00:00:00.000Z' });
}

test('diff shows the packages that a release adds, removes and updates', async () => {
  await publishWith('a', ['gone', '1.0.0'], ['zod', '4.6.7']);
  await publishWith('b', ['fresh', '2.0.0'], ['zod', '4.7.0']);
  const { out } = await runCli(folder, 'diff', 'cart@bbbb', 'aaaa');
  expect(out).toContain('packages:\n  + fresh 2.0.0\n  - gone 1.0.0\n  ~ zod 4.6.7 → 4.7.0\n');
  const { packages } = JSON.parse((await runCli(folder, 'diff', 'cart@bbbb', 'aaaa', '--json')).out);
  expect(packages).toEqual({ added: ['fresh 2.0.0'], removed: ['gone 1.0.0'], changed: ['zod 4.6.7 → 4.7.0'] });
});

test('diff says which release has no list of packages, and claims nothing of them', async () => {
  await publishSample(store, 'cart', 'c');
  const { out } = await runCli(folder, 'diff', 'cart@cccc', 'bbbb');
  expect(out).toContain(`packages: not compared, because cart@${'c'.repeat(16)} has no list of them`);
  expect(out).not.toContain('- fresh');
});
