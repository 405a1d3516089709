import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What sessions are sealed with on a machine of one's own: made at the first start, kept in the data folder. Registries
 * on several machines share REGISTRY_SECRET instead.
 */
export async function readSecret(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'keys');
  const path = join(folder, 'registry-secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Of two that start at once, both take what the first one made.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(temporary);
  return readFile(path, 'utf8');
}
