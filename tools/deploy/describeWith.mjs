import { spawnSync } from 'node:child_process';

/**
 * `describe`, where a program is installed; otherwise its tests are skipped under a name that says what is missing.
 * @param {string} program as in PATH
 * @param {string[]} probe arguments with which it ends at once
 * @param {string} fix how to get it
 */
export function describeWith(program, probe, fix) {
  const isThere = spawnSync(program, probe, { stdio: 'ignore' }).status === 0;
  return isThere ? describe : (name, run) => describe.skip(`${name} (NOT TESTED: no ${program} here, ${fix})`, run);
}
