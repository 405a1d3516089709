import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/**
 * Which fifth of the long tests this checkout's commit runs, 1 to 5. Commits are counted, so that five in a row run all
 * of them. A shallow clone cannot count and takes the commit's hash; a folder without git takes the day.
 */
export function chooseFifth(git = runGit) {
  return 1 + (numberOf(git) % 5);
}

function numberOf(git) {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    return isShallow
      ? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
      : Number(git('rev-list', '--count', 'HEAD'));
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

const runGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
