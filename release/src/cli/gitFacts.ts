import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Git's user name in this folder, else the name of the operating system's user. */
export function findUser(folder: string): string {
  return git(folder, 'config', 'user.name') || process.env.USER || osUser();
}

/**
 * The commit that is checked out, with `+changes` when an input of this remote's build differs from it. Inputs are the
 * remote's folder and, unless that is a repository of its own, the shared packages, the build kit, the compiler's
 * settings and the lockfile beside it. Undefined outside of Git.
 */
export function findRevision(folder: string): string | undefined {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const root = dirname(folder);
  const isAlone = git(folder, 'rev-parse', '--show-toplevel') === realpathSync(folder);
  const names = isAlone ? [] : ['shared', 'webpack', 'tsconfig.base.json', 'package.json', 'package-lock.json'];
  const beside = names
    .map((name) => join(root, name))
    // A missing path counts only when Git tracks it: then it was removed since the commit.
    .filter((path) => existsSync(path) || git(root, 'ls-files', '--', path));
  const isChanged = git(folder, 'status', '--porcelain', '--untracked-files=all', '--', '.', ...beside);
  return commit && (isChanged ? `${commit}+changes` : commit);
}

/** Undefined when Git fails or prints nothing. */
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

/** In a container the user id may have no name. */
function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
