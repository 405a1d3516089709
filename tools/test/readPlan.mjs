import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/** The parts of a test run, in the order in which their results are reported. */
const partNames = ['checks', 'unit', 'e2e', 'bench'];

const usage = `Use "npm test" for the short run, "npm test -- full" for everything, or "npm test -- fifth [1 to 5]" for a fifth of what the short run leaves out. Names of parts (${partNames.join(', ')}) limit each of them.`;

/**
 * What `npm test -- …` asks for.
 * @param {string[]} words behind `npm test --`
 * @returns {{ form: 'short' | 'full' | 'fifth', fifth?: number, parts: string[] }} `fifth` is undefined when the commit
 *   chooses
 * @throws Error with a sentence for the terminal when a word means nothing here
 */
export function readPlan(words) {
  const rest = [...words];
  const form = ['full', 'fifth'].includes(rest[0]) ? rest.shift() : 'short';
  const fifth = form === 'fifth' && /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
  if (fifth !== undefined && (fifth < 1 || fifth > 5)) throw new Error(`There is no fifth ${fifth}. ${usage}`);
  const unknown = rest.find((word) => !partNames.includes(word));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${usage}`);
  return { form, fifth, parts: rest.length ? partNames.filter((name) => rest.includes(name)) : partNames };
}

/**
 * Which fifth of the long tests this checkout's commit runs, 1 to 5. Commits are counted, so five in a row run all
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
