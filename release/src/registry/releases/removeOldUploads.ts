import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes as long, so one that is older was left by a process that was killed. ms */
const STALE_AFTER = 10 * 60_000;

/** At a start: another registry may share the folder, so what is young is not touched. */
export async function removeOldUploads(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('upload-'))) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && now - facts.mtimeMs > STALE_AFTER) await rm(path, { recursive: true, force: true });
  }
}
