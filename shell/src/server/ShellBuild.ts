import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shell's build says of itself in its `release.json`. */
export interface ShellBuild {
  release: string;
  main: { js: string[]; css: string[] };
  toaster: { js: string[]; css: string[] };
  shared: Record<string, string>;
  files: { path: string; size: number; sha384: string }[];
}

/** @throws Error that names the command when there is no build. */
export function readShellBuild(folder: string): ShellBuild {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ShellBuild;
  } catch (cause) {
    throw new Error('The shell is not built: run "npm run build -w shell" (npm start does it by itself).', { cause });
  }
}
