import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './Figure.ts';
import { Place } from './shop/Place.ts';

/** Every app, built in two folders. `first` has built all of them by its start. */
export function measureSameBytes(first: Place): Figure[] {
  const second = new Place('clone');
  try {
    execFileSync('cp', ['-al', join(first.folder, 'node_modules'), join(second.folder, 'node_modules')]);
    second.run('npm', ['rebuild', '--ignore-scripts']);
    second.run('node', ['tools/prepare.mjs']);
    const apps = readdirSync(second.folder).filter((name) => existsSync(join(second.folder, name, 'build.ts')));
    const node = join(second.folder, 'node_modules/.bin/node');
    const parts = apps.flatMap((app) => {
      const built = join(second.folder, app);
      second.run(node, ['build.ts'], {}, built);
      return differences(join(first.folder, app, 'dist/release'), join(built, 'dist/release')).map(
        (path) => `${app}: ${path}`,
      );
    });
    return [
      {
        name: `Files that differ when built in two folders (${apps.length} apps)`,
        value: parts.length,
        unit: '',
        against: 'a build of the same commit in another folder',
        limit: { atMost: 0 },
        parts,
      },
    ];
  } finally {
    second.remove();
  }
}

function differences(one: string, other: string): string[] {
  const [a, b] = [readFolder(one), readFolder(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter(
    (path) => !a.get(path)?.equals(b.get(path) ?? Buffer.from('missing')),
  );
}

function readFolder(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
