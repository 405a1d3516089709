import { realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { SbomComponent } from '@paw/contract/sbom.ts';

type ReadJson = (path: string) => object;

/** Undefined for a folder that is no package of its own. @throws Error when the package says nothing of its license */
export function describePackage(folder: string, readJson: ReadJson): SbomComponent | undefined {
  const { name, version, license } = readJson(join(folder, 'package.json')) as Record<string, string | undefined>;
  if (!name || !version) return undefined;
  if (!license) throw new Error(`${name} in ${dirname(folder)} names no license: look it up before it is sent.`);
  const [group, short = ''] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${short}@${encodeURIComponent(version)}`;
  const integrity = findIntegrity(folder, readJson);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: short,
    version,
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity, 'base64').toString('hex') }] }),
    licenses: [licenseOf(license)],
    purl,
  };
}

/** `SEE LICENSE IN …` is no expression of SPDX. */
function licenseOf(license: string): SbomComponent['licenses'][number] {
  return /^[\w.+() -]+$/.test(license) && !/^(see |unlicensed$)/i.test(license)
    ? { expression: license }
    : { license: { name: license } };
}

interface Installed {
  packages?: Record<string, { integrity?: string } | undefined>;
}

/** Hash of the package as it came from the registry, in base64: what npm installed is listed in `node_modules`. */
function findIntegrity(folder: string, readJson: ReadJson): string | undefined {
  const place = realpathSync(folder);
  for (let at = dirname(place); at !== dirname(at); at = dirname(at)) {
    const { packages } = readJson(join(at, 'node_modules/.package-lock.json')) as Installed;
    const integrity = packages?.[relative(at, place).split(sep).join('/')]?.integrity;
    if (integrity?.startsWith('sha512-')) return integrity.slice('sha512-'.length);
  }
  return undefined;
}
