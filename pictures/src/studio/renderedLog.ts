import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash that each master was rendered with, by its name: `masters/rendered.json`. */
export type RenderedLog = Record<string, string>;

const fileOf = (mastersFolder: string) => join(mastersFolder, 'rendered.json');

export function readRenderedLog(mastersFolder: string): RenderedLog {
  try {
    return JSON.parse(readFileSync(fileOf(mastersFolder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Atomic: if the process is stopped in between, the file is unchanged. */
export function writeRenderedLog(mastersFolder: string, log: RenderedLog): void {
  const sorted = Object.fromEntries(Object.entries(log).sort(([one], [other]) => (one < other ? -1 : 1)));
  const temporary = `${fileOf(mastersFolder)}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(temporary, fileOf(mastersFolder));
}
