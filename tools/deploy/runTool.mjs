import { spawnSync } from 'node:child_process';

/** Runs a program to its end. @returns its exit code, and all that it printed */
export function runTool(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', ...options });
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}
