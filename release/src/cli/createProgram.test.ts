import { CommanderError } from 'commander';
import { commandDefinitions } from './commandDefinitions.ts';
import { createProgram } from './createProgram.ts';
import { checkOptions, usageProblem } from './usageProblem.ts';

/** Parses a command line: returns the command that would run, or the text that it prints. */
async function parse(argv: string[]) {
  const run = jest.fn(async (_definition, _args, options) => checkOptions(options));
  let written = '';
  try {
    await createProgram('1.2.3', run, (text) => (written += text)).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode) throw usageProblem(error, argv);
  }
  const [definition, args, options] = run.mock.calls[0] ?? [];
  return { command: definition?.name, args, options, written };
}

test.each<[string[], object]>([
  [['status'], { command: 'status', args: [], options: { env: 'local' } }],
  [['activate', 'a@1', 'b@2', '--env', 'staging'], { args: ['a@1', 'b@2'], options: { env: 'staging' } }],
  [['rollback', 'cart', '--to', '0123', '--json'], { args: ['cart'], options: { to: '0123', json: true } }],
  [['rollback', 'cart', '--force', '--reason=it is right'], { options: { force: true, reason: 'it is right' } }],
  [
    ['rollback', '--all', '--to-set', '0123', '--dry-run'],
    { args: [], options: { all: true, toSet: '0123', dryRun: true } },
  ],
  [['publish', 'cart', '--no-build', '--from', '/x'], { options: { build: false, from: '/x' } }],
  [['activate', 'a@1', '--no-shell'], { options: { shell: false } }],
  [['activate', 'a@1'], { options: { shell: true } }],
  [['gc', '--keep', '3'], { options: { keep: 3, env: 'local' } }],
  [['activate', 'shell@1'], { args: ['shell@1'] }],
  [
    ['let-in', 'ana@a.b', '--role', 'team', '--remotes', 'cart,home'],
    { options: { role: 'team', remotes: ['cart', 'home'] } },
  ],
  [['history'], { args: [] }],
])('%j is parsed', async (argv, line) => {
  expect(await parse(argv)).toMatchObject(line);
});

test.each<[string[], string[]]>([
  [['--help'], ['publish <remote>', 'rollback [remote...]', 'gc']],
  [
    ['rollback', '--help'],
    ['--to <release>', '--dry-run', '--env <name>'],
  ],
  [['help', 'rollback'], ['--to <release>']],
  [
    ['activate', '-h'],
    ['--allow-loss', 'Usage: npm run release -- activate <remote@release...> [options]'],
  ],
  [['--version'], ['1.2.3\n']],
])('%j prints help or the version', async (argv, parts) => {
  const { written } = await parse(argv);
  for (const part of parts) expect(written).toContain(part);
});

const changing = [
  'publish',
  'activate',
  'rollback',
  'deactivate',
  'freeze',
  'unfreeze',
  'preview',
  'end-preview',
  'canary',
  'shadow',
  'bisect',
  'gc',
  'link',
  'issue-token',
  'invite',
  'sign-out',
  'end-token',
  'let-in',
  'let-out',
  'approve',
  'keys',
];

test.each(commandDefinitions.map(({ name }) => name))('%s has help, and --json', async (name) => {
  const { written } = await parse([name, '--help']);
  expect(written).toContain(`Usage: npm run release -- ${name}`);
  expect(written).toContain('--json');
  expect(written.includes('--dry-run')).toBe(changing.includes(name));
});

test.each([
  [['deploy'], 'There is no command "deploy". Use publish, activate, rollback, '],
  [['rolback', 'cart'], 'There is no command "rolback". Did you mean rollback? Use '],
  [['constructor'], 'There is no command "constructor"'],
  [['--json', 'status'], 'Put the command before its options. Use '],
  [['publish'], 'An argument is missing: write "npm run release -- publish <remote>".'],
  [['publish', 'a', 'b'], 'Too many arguments: write "npm run release -- publish <remote>".'],
  [['status', '--to', 'x'], 'status has no option --to. "npm run release -- status --help" lists its options.'],
  [['status', '--jsno'], 'status has no option --jsno. Did you mean --json? '],
  [['rollback', 'cart', '--dryrun'], 'Did you mean --dry-run?'],
  [['rollback', 'cart', '--to'], '--to needs a value: write --to <release>.'],
  [['rollback', 'cart', '--reason'], '--reason needs a value: write --reason <text>.'],
  [['rollback', 'cart', '--to', '--json'], '--to needs a value.'],
  [['status', '--json=yes'], '--json takes no value: write only --json.'],
  [['status', '--env='], '--env needs a value.'],
  [['gc', '--keep', 'all'], '--keep needs a whole number: write --keep 5.'],
  [['activate', 'a@1', '--force'], '--force needs a reason: add --reason "<why>".'],
])('the error of %j names the fix', async (argv, message) => {
  await expect(parse(argv)).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(message) });
});
