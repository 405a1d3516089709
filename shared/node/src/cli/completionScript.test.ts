/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { Command, Option } from 'commander';
import { completionScript } from './completionScript.ts';

const program = new Command('npm run shop --');
program
  .command('orders')
  .addOption(new Option('--state <state>', "the parcel's state").choices(['new', 'packed']))
  .option('--search <text>', 'a part of a name')
  .option('--json', 'one object');
const returns = program.command('returns').option('--json', 'one object');
returns.command('approve <id>').option('--dry-run', 'change nothing');
returns.command('refuse <id>').option('--text <words>', 'why not');

/** What bash offers after the line; `before` is evaluated first, as in a user's profile. */
function complete(line: string, { typed = 'npm run shop --', before = '' } = {}): string[] {
  const words = line.split(' ');
  const script = `${before}
${completionScript(program, 'bash', typed)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
found=$(complete -p ${words[0]}); found=\${found##*-F }
\${found%% *} ${words[0]} "\${COMP_WORDS[COMP_CWORD]}" "\${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  return out.split('\n').filter(Boolean);
}

test.each([
  ['npm run shop -- ', ['orders', 'returns', '--help']],
  ['npm run shop -- re', ['returns']],
  ['npm run --silent shop -- ord', ['orders']],
  ['npm run shop -- orders --', ['--state', '--search', '--json', '--help']],
  ['npm run shop -- orders --state ', ['new', 'packed']],
  ['npm run shop -- orders --search ', []],
  ['npm run shop -- returns ', ['approve', 'refuse', '--json', '--help']],
  ['npm run shop -- returns approve --d', ['--dry-run']],
  ['npm run shop -- returns refuse --text approve --', ['--text', '--help']],
])('bash completes "%s"', (line, words) => {
  expect(complete(line)).toEqual(words);
});

test('the same program completes under an installed name', () => {
  expect(complete('paw-shop or', { typed: 'paw-shop' })).toEqual(['orders']);
});

test('other uses of npm keep the completion that they had', () => {
  const before = 'of_npm() { COMPREPLY=(install); }; complete -F of_npm npm';
  expect(complete('npm in', { before })).toEqual(['install']);
  expect(complete('npm run release -- st', { before })).toEqual(['install']);
});

test('the scripts of two programs work together', () => {
  const release = new Command('npm run release --');
  release.command('status');
  const before = completionScript(release, 'bash', 'npm run release --');
  expect(complete('npm run release -- ', { before })).toEqual(['status', '--help']);
  expect(complete('npm run shop -- or', { before })).toEqual(['orders']);
});

test('zsh gets what each word means', () => {
  const script = completionScript(program, 'zsh', 'npm run shop --');
  expect(script).toContain(`'--state:the parcel'\\''s state'`);
  expect(script).toContain('compdef _npm_run_shop npm');
});
