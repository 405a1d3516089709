import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Form } from './Figure.ts';
import { copyCheckout } from './shop/copyCheckout.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  /** Of which apps: all when not given. */
  long: { apps: undefined },
  short: { apps: ['remote-cart'] },
} satisfies Record<Form, object>;

/** Apps, built in two folders. */
export async function measureSameBytes(place: Place, form: Form): Promise<Figure[]> {
  const apps = sizes[form].apps ?? readdirSync(place.folder).filter((name) => isApp(join(place.folder, name)));
  // Of different lengths: a path in a file would move what follows it.
  const folders = ['first', 'the-second'].map((name) => join(place.temporary, 'same-bytes', name));
  for (const folder of folders) {
    copyCheckout(place.folder, folder);
    for (const app of apps) await place.run(process.execPath, ['build.ts'], {}, join(folder, app));
  }
  const parts = apps.flatMap((app) => {
    const [first = '', second = ''] = folders.map((folder) => join(folder, app, 'dist/release'));
    return differences(first, second).map((path) => `${app}: ${path}`);
  });
  return [
    {
      name: `Files that differ when built in two folders (${apps.length} apps)`,
      value: parts.length,
      unit: '',
      against: 'a build of the same sources in another folder',
      limit: { atMost: 0 },
      parts,
    },
  ];
}

const isApp = (folder: string): boolean => existsSync(join(folder, 'build.ts'));

function differences(one: string, other: string): string[] {
  const [a, b] = [readFolder(one), readFolder(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter(
    (path) => !a.get(path)?.equals(b.get(path) ?? Buffer.from('missing')),
  );
}

/** @throws Error when there is nothing in it: two empty folders would be alike. */
function readFolder(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  if (!paths.length) throw new Error(`Nothing was built into ${folder}.`);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
