import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped =
  /^(node_modules|dist|coverage|testing|\.data|\.cache|\.mf|README\.md)$|\.test\.tsx?$|^jest\.config\.|^apiTypes\.d\.ts$/;

/** Every file that a build of this folder may read, tests and results of builds apart; relative, sorted by name. */
export function listSourceFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listSourceFiles(folder, path) : [path];
    });
}
