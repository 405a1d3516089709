import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The remotes of this checkout: `catalog` for `remote-catalog`. */
export function listRemoteNames() {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'build.ts')))
    .map((folder) => folder.replace('remote-', ''));
}

/**
 * The folders of the repository's packages. A new remote needs nothing that is not installed, so it is found by its
 * folder: as a workspace of npm it would change the lockfile.
 */
export function listWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...new Set([...workspaces, ...listRemoteNames().map((name) => `remote-${name}`)])];
}
