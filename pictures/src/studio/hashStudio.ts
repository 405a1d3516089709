import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^(?:from ([\w.]+) import|import ([\w., ]+))/gm;

/** A hash of Python files of the studio, of the studio's files that they import, and of `more`. */
export function hashStudio(studioFolder: string, starts: readonly string[], more: string): string {
  const files = new Map<string, string>();
  for (const start of starts) follow(studioFolder, start, files);
  const hash = createHash('sha256').update(more);
  for (const [name, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${name}\n${text}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function follow(folder: string, file: string, files: Map<string, string>): void {
  if (files.has(file)) return;
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  files.set(file, text);
  for (const [, from, plain] of text.matchAll(IMPORT)) {
    const modules = from ? [from] : (plain?.split(',').map((name) => name.trim().split(' ')[0] ?? '') ?? []);
    for (const module of modules) {
      const imported = `${module.replaceAll('.', '/')}.py`;
      if (existsSync(join(folder, imported))) follow(folder, imported, files);
    }
  }
}
