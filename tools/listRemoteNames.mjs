import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The remotes of this checkout: `catalog` for `remote-catalog`. */
export function listRemoteNames() {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(root, folder, 'build.ts')))
    .map((folder) => folder.replace('remote-', ''));
}
