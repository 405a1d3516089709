import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  has(key: string): boolean;
  find(key: string): Promise<Buffer | undefined>;
  /** Never throws: on a full or read-only disk nothing is kept. */
  keep(key: string, bytes: Buffer): Promise<void>;
}

/** Files on disk. Beyond `maxBytes` the least recently used ones are deleted. */
export async function openPictureCache(folder: string, maxBytes = 256 * 1024 * 1024): Promise<PictureCache> {
  const sizes = await listSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  async function forget(key: string) {
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
    await rm(join(folder, key), { force: true });
  }

  return {
    has: (key) => sizes.has(key),
    async find(key) {
      const size = sizes.get(key);
      if (size === undefined) return undefined;
      try {
        const bytes = await readFile(join(folder, key));
        sizes.delete(key);
        sizes.set(key, size); // a Map keeps insertion order: the most recently used is last
        return bytes;
      } catch {
        total -= size;
        sizes.delete(key);
        return undefined;
      }
    },
    async keep(key, bytes) {
      const temporary = join(folder, `${key}.${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, join(folder, key));
        total += bytes.length - (sizes.get(key) ?? 0);
        sizes.set(key, bytes.length);
        for (const oldest of sizes.keys()) {
          if (total <= maxBytes) break;
          await forget(oldest);
        }
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** The files of earlier runs, oldest first. Deletes files that a killed process left half-written. */
async function listSizes(folder: string): Promise<Map<string, number>> {
  try {
    const files: { key: string; size: number; changed: number }[] = [];
    for (const key of await readdir(folder)) {
      if (key.endsWith('.tmp')) {
        await rm(join(folder, key), { force: true });
        continue;
      }
      const { size, mtimeMs } = await stat(join(folder, key));
      files.push({ key, size, changed: mtimeMs });
    }
    files.sort((one, other) => one.changed - other.changed);
    return new Map(files.map(({ key, size }) => [key, size]));
  } catch {
    return new Map();
  }
}
