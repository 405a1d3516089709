import { createHash } from 'node:crypto';
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

/** A build as it was when the shell started: another one in the same folder does not reach a running shell. */
export interface HeldShellBuild extends ShellBuild {
  /** Bytes with the right hash; undefined for a path that the build does not list. */
  read: (path: string) => Buffer | undefined;
}

/** @throws Error that names the command when there is no build, or a damaged one. */
export function readShellBuild(folder: string): HeldShellBuild {
  try {
    const build = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ShellBuild;
    const files = new Map(build.files.map(({ path, sha384 }) => [path, readWhole(folder, path, sha384)]));
    return { ...build, read: (path) => files.get(path) };
  } catch (cause) {
    throw new Error(
      'The shell is not built, or its build is damaged: run "npm run build -w shell" (npm start builds it by itself).',
      { cause },
    );
  }
}

function readWhole(folder: string, path: string, sha384: string): Buffer {
  const bytes = readFileSync(join(folder, path));
  if (createHash('sha384').update(bytes).digest('base64') === sha384) return bytes;
  throw new Error(`${path} is damaged`);
}
