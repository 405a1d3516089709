import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const archives = join(root, 'e2e/skew/previous');

export interface Packages {
  /** `load('shared/contract/src/links.ts')`, which imports the other packages of its own version. */
  load: (path: string) => unknown;
  read: (path: string) => string;
  /** Paths of a folder's modules, as `load` accepts them: a package's, or those of remote-cart and remote-catalog. */
  list: (folder: string) => string[];
}

/** Unpacks the packages' previous minor version (`e2e/skew/previous`) where its npm dependencies resolve too. */
export function unpackPreviousMinor(): Packages & { remove: () => void } {
  const archive = readdirSync(archives).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`${archives} has no archive: run "npm run pack -- --previous <revision>".`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const place = mkdtempSync(join(root, '.cache/previous-'));
  execFileSync('tar', ['-xzf', join(archives, archive), '-C', place]);
  mkdirSync(join(place, 'node_modules/@paw'), { recursive: true });
  for (const name of readdirSync(join(place, 'shared')))
    symlinkSync(join(place, 'shared', name), join(place, 'node_modules/@paw', name));
  return { ...packagesIn(place), remove: () => rmSync(place, { recursive: true }) };
}

/** Today's packages, under the same paths. */
export const today = packagesIn(root);

function packagesIn(place: string): Packages {
  return {
    load: (path) => jest.requireActual<object>(join(place, path)),
    read: (path) => readFileSync(join(place, path), 'utf8'),
    list: (folder) =>
      readdirSync(join(place, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/src/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|\/testing\//.test(path))
        .sort(),
  };
}
