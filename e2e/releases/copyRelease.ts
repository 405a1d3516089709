import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  release: string;
  files: { path: string; size: number; sha384: string }[];
}

/**
 * The built release in `from`, under an id of its own: every name in its files is changed along, so to a shell it is
 * a release that it has never seen, and nothing has to be built. Files that are compressed beforehand are left out.
 * @param changes path → what becomes of that file
 */
export function copyRelease(
  from: string,
  to: string,
  release: string,
  changes: Record<string, (text: string) => string> = {},
): void {
  cpSync(from, to, { recursive: true });
  const file = join(to, 'release.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const rename = (text: string) => text.replaceAll(before.release, release);
  const files: Manifest['files'] = [];
  for (const { path } of before.files) {
    const place = join(to, path);
    if (/\.(br|gz)$/.test(path)) {
      rmSync(place);
      continue;
    }
    if (/\.(c?js|css|json)$/.test(path)) writeFileSync(place, rename(readFileSync(place, 'utf8')));
    const change = changes[path];
    if (change) writeFileSync(place, change(readFileSync(place, 'utf8')));
    const bytes = readFileSync(place);
    files.push({ path, size: bytes.length, sha384: createHash('sha384').update(bytes).digest('base64') });
  }
  const manifest = JSON.parse(rename(JSON.stringify(before))) as Manifest;
  writeFileSync(file, `${JSON.stringify({ ...manifest, files }, null, 1)}\n`);
}
