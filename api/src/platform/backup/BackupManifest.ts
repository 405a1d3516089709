import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupProblem } from './BackupProblem.ts';

/** Written last: a folder without it is no backup. */
const NAME = 'backup.json';

/** The database's files in a backup. */
export const FILES = 'database';

const manifestShape = z.object({
  format: z.literal(1),
  /** Everything that was acknowledged before this moment is in the backup. ISO text in UTC */
  consistentAt: z.iso.datetime(),
  /** Version of PostgreSQL's files, such as `18`. */
  postgres: z.string(),
  /** When the newest migration was made, which tells the version of the tables. ms since 1970 */
  migration: z.number(),
  /** Path below `database/` → size in bytes, and SHA-256 in hexadecimal. */
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

export type BackupManifest = z.infer<typeof manifestShape>;

/** Completes a backup: its files' sizes and hashes, and what they are. */
export async function writeManifest(
  backup: string,
  facts: Omit<BackupManifest, 'format' | 'files'>,
): Promise<BackupManifest> {
  const files = await listFiles(join(backup, FILES));
  const manifest: BackupManifest = { format: 1, ...facts, files };
  await writeFile(join(backup, NAME), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/**
 * A backup's manifest, after all its files were compared with it.
 * @throws BackupProblem for a folder that is no backup, or an unfinished or damaged one
 */
export async function readBackup(backup: string): Promise<BackupManifest> {
  const text = await readFile(join(backup, NAME), 'utf8').catch(() => {
    throw new BackupProblem(`${backup} is no backup, or one that was not finished: ${NAME} is missing.`);
  });
  const read = manifestShape.safeParse(parse(text));
  if (!read.success) throw new BackupProblem(`${join(backup, NAME)} is damaged. Use another backup.`);
  const [there, { files }] = [await listFiles(join(backup, FILES)), read.data];
  const differs = (path: string) => there[path]?.sha256 !== files[path]?.sha256;
  const damaged = [...new Set([...Object.keys(files), ...Object.keys(there)])].filter(differs);
  if (damaged.length) throw new BackupProblem(describeDamage(backup, damaged));
  return read.data;
}

function describeDamage(backup: string, [first, ...others]: string[]): string {
  const more = others.length ? ` and ${others.length} other files are` : ' is';
  return `${backup} is damaged: ${first}${more} missing or different. Use another backup.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function listFiles(folder: string): Promise<BackupManifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: BackupManifest['files'] = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    let size = 0;
    await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
      }
    });
    files[relative(folder, path)] = { size, sha256: hash.digest('hex') };
  }
  return files;
}
