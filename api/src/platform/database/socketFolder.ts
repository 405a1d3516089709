import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File with the path of a socket folder that is not in the data folder. */
const ELSEWHERE = 'run-elsewhere';

/**
 * The system refuses socket paths beyond some 100 bytes; a deep data folder gets a short one instead. Its name is random:
 * in a folder that everyone may write to, another user could own a name that can be predicted, and the socket in it.
 */
export function makeSocketFolder(folder: string): string {
  const wanted = join(folder, 'run');
  rmSync(join(folder, ELSEWHERE), { force: true });
  const fits = Buffer.byteLength(join(wanted, '.s.PGSQL.5432')) <= 100;
  // mkdtemp makes a folder that did not exist, for its owner alone.
  if (!fits) {
    const made = mkdtempSync(join(tmpdir(), 'paw-'));
    writeFileSync(join(folder, ELSEWHERE), made, { mode: 0o600 });
    return made;
  }
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  return wanted;
}

export function removeSocketFolder(folder: string, socketFolder: string): void {
  if (socketFolder !== join(folder, 'run')) rmSync(socketFolder, { recursive: true, force: true });
  rmSync(join(folder, ELSEWHERE), { force: true });
}

/**
 * The URL of the embedded database that a process of this computer serves.
 * @param dataFolder the shop's data folder
 */
export function socketUrl(dataFolder: string): string {
  const folder = realpathSync(dataFolder);
  const elsewhere = join(folder, ELSEWHERE);
  return urlOf(existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8') : join(folder, 'run'));
}

/** The URL of the database behind a socket. */
export const urlOf = (socketFolder: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}`;
