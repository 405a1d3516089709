import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of an installed package, found as Node finds it: packages hide their package.json from `require`. A link
 * is not followed, as production builds follow none: the target would bring its own copy of what it imports.
 * @param from the folder of the module that imports it
 * @throws when it is not installed
 */
export function findPackage(name: string, from = import.meta.dirname): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) throw new Error(`${name} is not installed: run "npm install".`);
  }
}
