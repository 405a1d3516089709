import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRemoteNames } from '../listRemoteNames.mjs';
import { root } from '../root.mjs';

/**
 * The folders of the repository's packages. A new remote needs nothing that is not installed, so it is found by its
 * folder: as a workspace of npm it would change the lockfile.
 */
export function listWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...new Set([...workspaces, ...listRemoteNames().map((name) => `remote-${name}`)])];
}
