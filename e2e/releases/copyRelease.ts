import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  release: string;
  files: { path: string; size: number; sha384: string }[];
}

/**
 * Copies the built release in `from` under a new id. Every name in its files is replaced, so a shell treats it as a new
 * release. Precompressed files are omitted.
 * @param changes path → function that changes the file's text
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

/** For {@link copyRelease}: the same change of every script of the built release in `from`. @throws Error when it changes none */
export function changesOfScripts(
  from: string,
  change: (text: string) => string,
): Record<string, (text: string) => string> {
  const { files } = JSON.parse(readFileSync(join(from, 'release.json'), 'utf8')) as Manifest;
  const paths = files.map(({ path }) => path).filter((path) => /\.c?js$/.test(path));
  const changed = paths.filter((path) => {
    const text = readFileSync(join(from, path), 'utf8');
    return change(text) !== text;
  });
  if (!changed.length) throw new Error(`No script in ${from} would change: adapt the test release.`);
  return Object.fromEntries(changed.map((path) => [path, change]));
}
