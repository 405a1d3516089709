import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A temporary file that is older was left by a killed process. */
const STALE_AFTER_MS = 60_000;

/** Files that a crash has left in the folder store's `.tmp`. */
export async function listLeftovers(root: string, now = Date.now()): Promise<string[]> {
  const folder = join(root, '.tmp');
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // A file that has disappeared belonged to a running process.
      const facts = await stat(path).catch(() => undefined);
      return facts?.isFile() && now - facts.mtimeMs > STALE_AFTER_MS ? [path] : [];
    }),
  );
  return found.flat();
}

export async function removeLeftovers(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => unlink(path).catch(() => undefined)));
}
