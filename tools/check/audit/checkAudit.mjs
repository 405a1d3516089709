import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { checkAdvisories } from './checkAdvisories.mjs';
import { checkIntegrity, checkLicenses, checkScripts } from './checkLockfile.mjs';

/** Other people's code: where it comes from, what it may do, under which license, and what is known against it. */
export async function checkAudit() {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { findings, unknown } = await checkAdvisories();
  if (unknown) {
    console.log(
      `NOT CHECKED: known vulnerabilities of packages (${unknown}). Run "npm run check -- audit" with a network.`,
    );
  }
  return [...findings, ...checkIntegrity(lockfile), ...checkLicenses(lockfile), ...checkScripts(lockfile)];
}
