import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|txt|xml)$/;

/** Writes `.br` and `.gz` beside every file of the browser build that gets smaller: no server compresses it again. */
export function precompress(folder: string): void {
  for (const path of listFiles(folder).filter((path) => compressible.test(path))) {
    const bytes = readFileSync(join(folder, path));
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/** Path, size and sha384 (base64) of every file below the folder, by name; of those that match, when given. */
export function describeFiles(folder: string, which = /^/): { path: string; size: number; sha384: string }[] {
  const paths = listFiles(folder).filter((path) => which.test(path));
  return paths.map((path) => {
    const bytes = readFileSync(join(folder, path));
    return { path, size: bytes.length, sha384: createHash('sha384').update(bytes).digest('base64') };
  });
}

/**
 * Writes `release.json` and puts the finished build in its place. Two builds in one checkout each have a folder of
 * their own until then, and a reader never sees half of one.
 */
export function finishBuild(out: string, place: string, description: object): void {
  writeFileSync(join(out, 'release.json'), `${JSON.stringify(description, null, 1)}\n`);
  rmSync(place, { recursive: true, force: true });
  renameSync(out, place);
}

/** Paths of all files below the folder, by name. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}
