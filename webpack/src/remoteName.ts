import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of the remote in this folder, by its package: `cart` for `@paw/remote-cart`. The folder may have any name.
 * @throws Error that names the fix
 */
export function remoteName(folder: string): string {
  const file = join(folder, 'package.json');
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  const found = /(?:^|\/)remote-([a-z][a-z0-9-]*)$/.exec(name)?.[1];
  if (!found) throw new Error(`${file} has the name "${name}": call the package "@paw/remote-<name of the remote>".`);
  return found;
}
