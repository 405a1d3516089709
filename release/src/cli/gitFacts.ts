import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Git's user name in this folder, else the name of the operating system's user. */
export function findUser(folder: string): string {
  return git(folder, 'config', 'user.name') || process.env.USER || osUser();
}

/** The commit that is checked out, with `+changes` when the folder differs from it. Undefined outside of git. */
export function findRevision(folder: string): string | undefined {
  const commit = git(folder, 'rev-parse', 'HEAD');
  return commit && (git(folder, 'status', '--porcelain', '--', '.') ? `${commit}+changes` : commit);
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return (
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

/** A container may run under a number that has no name. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
