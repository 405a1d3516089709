import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lockedPackages } from './lockedPackages.ts';
import { listSourceFiles } from './sourceFiles.ts';

/**
 * The id of the release that `folder` would build to: the hash of everything the build reads. These are the app's
 * sources, `shared/` and `webpack/` whole (less tests), for the shell the store's code too, its resolved part of the lockfile, and the tools' versions
 * (in the lockfile, with Node's major number). 16 hex digits.
 */
export function releaseId(root: string, folder: string, variant = ''): string {
  const hash = createHash('sha256');
  // The shell's server reads the release store.
  const store = basename(folder) === 'shell' ? [join(root, 'release/src/store')] : [];
  for (const part of [folder, join(root, 'shared'), join(root, 'webpack'), ...store]) {
    for (const path of listSourceFiles(part)) {
      hash
        .update(`${basename(part)}/${path}\0`)
        .update(readFileSync(join(part, path)))
        .update('\0');
    }
  }
  const lockfile = join(root, 'package-lock.json');
  if (!existsSync(lockfile)) throw new Error(`${lockfile} is missing: run "npm install" in the repository's root.`);
  const packages = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  const names = [basename(folder), ...packages, 'webpack', ...(store.length ? ['release'] : [])];
  hash.update(JSON.stringify(lockedPackages(readFileSync(lockfile, 'utf8'), names)));
  const { node, zlib, brotli } = process.versions;
  hash.update(`node ${node.split('.')[0]} zlib ${zlib} brotli ${brotli} ${variant}`);
  return hash.digest('hex').slice(0, 16);
}
