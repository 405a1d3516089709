import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KIT } from '../buildInputs.ts';
import { namesOf, type RemoteNames } from './remoteNames.ts';

/** A remote called `new-club` that works unchanged: its tests are part of this repository's. */
const template = join(KIT, 'template');

/** What a build or a test leaves in it. */
const made = /(^|\/)(node_modules|dist|coverage)\//;

/**
 * Makes the folder `remote-<name>` in `place`: a page, a slot, their tests, and a README with the commands.
 * @param release how the release commands are called there
 * @throws Error for a name that cannot be one, and for a folder that is there already
 */
export function makeRemote(name: string, place: string, release: string): RemoteNames {
  const names = namesOf(name);
  const folder = join(place, `remote-${names.name}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another name, or delete the folder.`);
  for (const path of templateFiles()) {
    const target = join(folder, rename(path, names));
    mkdirSync(dirname(target), { recursive: true });
    const text = rename(readFileSync(join(template, path), 'utf8'), names);
    writeFileSync(target, text.replaceAll('npm run release --', release));
  }
  return names;
}

function templateFiles(): string[] {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(template.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !made.test(path));
}

function rename(text: string, { name, component, words }: RemoteNames): string {
  return text.replaceAll('new-club', name).replaceAll('NewClub', component).replaceAll('New club', words);
}
