import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SBOM_FILE, type Sbom, type SbomComponent } from '@paw/contract/sbom.ts';
import type { Compilation } from 'webpack';
import { describePackage } from './describePackage.ts';
import { packageFolders } from './packageFolders.ts';
import { readJsonOnce } from './readJsonOnce.ts';

/**
 * Writes the bill of materials of a release into `out`. It has no time and no random number, and no tool's version: the
 * same packages give the same bytes, because a release is named after its files.
 * @param release its id, or the placeholder
 */
export function writeSbom(name: string, release: string, compilations: readonly Compilation[], out: string): void {
  const components = listComponents(compilations.flatMap(packageFolders));
  const sbom: Sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${release}`, name } },
    components,
  };
  writeFileSync(join(out, SBOM_FILE), `${JSON.stringify(sbom, undefined, 1)}\n`);
}

/** Of packages in any folders, each version once, by name and version. */
export function listComponents(folders: readonly string[]): SbomComponent[] {
  const readJson = readJsonOnce();
  const found = new Map<string, SbomComponent>();
  for (const component of folders.flatMap((folder) => describePackage(folder, readJson) ?? [])) {
    const other = found.get(component.purl);
    // One version may be installed in several places; npm says the same of each, or nothing.
    if (!other?.hashes) found.set(component.purl, component);
  }
  return [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
}
