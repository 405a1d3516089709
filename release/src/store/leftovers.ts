import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that was not written to for so long was left by a process that was killed. ms */
const SURELY_LEFT = 60_000;

/** Files in the folder store's `.tmp` that a crash has left. */
export async function listLeftovers(root: string, now = Date.now()): Promise<string[]> {
  const folder = join(root, '.tmp');
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // One that is gone meanwhile belonged to a living process.
      const facts = await stat(path).catch(() => undefined);
      return facts?.isFile() && now - facts.mtimeMs > SURELY_LEFT ? [path] : [];
    }),
  );
  return found.flat();
}

export async function removeLeftovers(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => unlink(path).catch(() => undefined)));
}
