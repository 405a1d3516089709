import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { listWorkspaces } from '../workspaces.mjs';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** `1.2.3`, `1.2.3-beta.1`, or an alias of one: `npm:typescript@7.0.2`. */
const exact = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** package.json of the root, of each workspace, and what a new remote begins with; `all` = every dependency with its version. */
export function readPackages() {
  const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const folders = ['.', ...listWorkspaces(), 'webpack/template'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  return folders.map((folder) => {
    const manifest = read(folder);
    return { path: join(folder, 'package.json'), all: Object.assign({}, ...kinds.map((kind) => manifest[kind])) };
  });
}

/** Exact versions only, and the same one wherever a package is named. */
export function checkPins(manifests) {
  const first = new Map();
  return manifests.flatMap(({ path, all }) =>
    Object.entries(all).flatMap(([name, version]) => {
      if (!exact.test(version)) return [`${path}: ${name} is "${version}": pin an exact version (owner-pins)`];
      const other = first.get(name) ?? { path, version };
      first.set(name, other);
      if (other.version === version) return [];
      return [`${path}: ${name} is ${version}, but ${other.version} in ${other.path} (owner-pins)`];
    }),
  );
}
