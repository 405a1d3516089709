import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps its servers here, one folder a version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `postgres` and `initdb`, the newest version first. */
export function findServer({ PATH: path = '' }) {
  if (process.platform === 'win32') return undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...path.split(delimiter)];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

/** As whom PostgreSQL runs: it refuses root. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: ask('-u', name), gid: ask('-g', name) };
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error('PostgreSQL is installed, but does not run as root, and there is no user "postgres" or "nobody".');
}
