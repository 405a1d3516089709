import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { asvsNumbers } from './asvsNumbers.mjs';

const PATH = 'docs/security/asvs.md';
const states = ['tested', 'reasoned', 'operator', 'not met', 'n/a'];

/** Every requirement of the security standard has one row, and each row a test that exists, or a reason. */
export async function checkAsvs() {
  const readTest = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  return findAsvsProblems(readFileSync(join(root, PATH), 'utf8'), readTest);
}

/**
 * @param text of the document
 * @param {(path: string) => string | undefined} readTest gives the source of a test's file
 */
export function findAsvsProblems(text, readTest, numbers = asvsNumbers) {
  const rows = [...text.matchAll(/^\| (\d[\d.]*) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
    ([, number, , state, evidence]) => ({ number, state, evidence }),
  );
  const listed = rows.map(({ number }) => number);
  return [
    ...numbers.filter((number) => !listed.includes(number)).map((number) => `${number} has no row`),
    ...rows.flatMap((row, at) => problemsOf(row, listed.indexOf(row.number) < at, readTest, numbers)),
  ].map((problem) => `${PATH}: ${problem} (asvs)`);
}

function problemsOf({ number, state, evidence }, isSecond, readTest, numbers) {
  if (!numbers.includes(number)) return [`${number} is no requirement of level 1 or 2`];
  if (isSecond) return [`${number} has two rows`];
  if (!states.includes(state)) return [`${number}: "${state}" is no state: use ${states.join(', ')}`];
  if (state !== 'tested') return /\w{2}/.test(evidence) ? [] : [`${number} is "${state}" and has no reason`];
  return evidence.split('<br>').flatMap((one) => {
    const [, path, title] = /^`([^`]+\.(?:test|spec)\.(?:tsx?|mjs))` › (.+)$/.exec(one) ?? [];
    if (!path) return [`${number} is "tested" and names no test as \`file\` › title: ${one}`];
    const source = readTest(path);
    if (source === undefined) return [`${number}: ${path} does not exist`];
    return hasTitle(source, title) ? [] : [`${number}: ${path} has no test with the title: ${title}`];
  });
}

/** A title is the first argument of its test, in any kind of quotes. */
function hasTitle(source, title) {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`));
}
