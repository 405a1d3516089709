import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/** The parts of a test run, in the order in which their results are reported. */
const partNames = ['checks', 'unit', 'e2e', 'bench'];

/** One share of the long tests takes about two minutes on two cores. More tests need more shares. */
export const SHARES = 60;

/** So many of them, the last ones, are for benches: those start a shop of their own. */
export const BENCH_SHARES = 10;

const usage = `Use "npm test" for the short run, "npm test -- full" for everything, or "npm test -- share [1 to ${SHARES}]" for a share of what the short run leaves out. Names of parts (${partNames.join(', ')}) limit each of them.`;

/**
 * What `npm test -- …` asks for.
 * @param {string[]} words behind `npm test --`
 * @returns {{ form: 'short' | 'full' | 'share', share?: number, parts: string[] }} `share` is undefined when the commit
 *   chooses
 * @throws Error with a sentence for the terminal when a word means nothing here
 */
export function readPlan(words) {
  const rest = [...words];
  const form = ['full', 'share'].includes(rest[0]) ? rest.shift() : 'short';
  const share = form === 'share' && /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
  if (share !== undefined && (share < 1 || share > SHARES)) throw new Error(`There is no share ${share}. ${usage}`);
  const unknown = rest.find((word) => !partNames.includes(word));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${usage}`);
  return { form, share, parts: rest.length ? partNames.filter((name) => rest.includes(name)) : partNames };
}

/**
 * Which share of the long tests this checkout's commit runs, from 1. Commits are counted, so as many in a row as there
 * are shares run all of them. A shallow clone cannot count and takes the commit's hash; a folder without git takes the
 * day.
 */
export function chooseShare(git = runGit) {
  return 1 + (numberOf(git) % SHARES);
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
