import { CommanderError } from 'commander';
import { commandShapes } from './commandShapes.ts';
import { createProgram } from './createProgram.ts';
import { checkOptions, usageProblem } from './usageProblem.ts';

/** What the command line makes of these words: what would be run, or what it writes. */
async function parse(argv: string[]) {
  const run = jest.fn(async (_shape, _words, options) => checkOptions(options));
  let written = '';
  try {
    await createProgram('1.2.3', run, (text) => (written += text)).parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode) throw usageProblem(error, argv);
  }
  const [shape, words, options] = run.mock.calls[0] ?? [];
  return { command: shape?.name, words, options, written };
}

test.each<[string[], object]>([
  [['status'], { command: 'status', words: [], options: { env: 'local' } }],
  [['activate', 'a@1', 'b@2', '--env', 'staging'], { words: ['a@1', 'b@2'], options: { env: 'staging' } }],
  [['rollback', 'cart', '--to', '0123', '--json'], { words: ['cart'], options: { to: '0123', json: true } }],
  [['rollback', 'cart', '--force', '--reason=it is right'], { options: { force: true, reason: 'it is right' } }],
  [
    ['rollback', '--all', '--to-set', '0123', '--dry-run'],
    { words: [], options: { all: true, toSet: '0123', dryRun: true } },
  ],
  [['publish', 'cart', '--no-build', '--from', '/x'], { options: { build: false, from: '/x' } }],
  [['activate', 'a@1', '--no-shell'], { options: { shell: false } }],
  [['activate', 'a@1'], { options: { shell: true } }],
  [['gc', '--keep', '3'], { options: { keep: 3, env: 'local' } }],
  [['activate', 'shell@1'], { words: ['shell@1'] }],
  [['history'], { words: [] }],
])('%j is understood', async (argv, line) => {
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
])('%j is answered', async (argv, parts) => {
  const { written } = await parse(argv);
  for (const part of parts) expect(written).toContain(part);
});

test.each(commandShapes.map(({ name }) => name))('%s has help of its own, and --json', async (name) => {
  const { written } = await parse([name, '--help']);
  expect(written).toContain(`Usage: npm run release -- ${name}`);
  expect(written).toContain('--json');
  expect(written.includes('--dry-run')).toBe(['publish', 'activate', 'rollback', 'deactivate', 'gc'].includes(name));
});

test.each([
  [['deploy'], 'There is no command "deploy". Use publish, activate, rollback, '],
  [['rolback', 'cart'], 'There is no command "rolback". Did you mean rollback? Use '],
  [['constructor'], 'There is no command "constructor"'],
  [['--json', 'status'], 'The command comes before its options. Use '],
  [['publish'], 'Something is missing: write "npm run release -- publish <remote>".'],
  [['publish', 'a', 'b'], 'Too many arguments: write "npm run release -- publish <remote>".'],
  [['status', '--to', 'x'], 'status has no option --to. "npm run release -- status --help" lists its options.'],
  [['status', '--jsno'], 'status has no option --jsno. Did you mean --json? '],
  [['rollback', 'cart', '--dryrun'], 'Did you mean --dry-run?'],
  [['rollback', 'cart', '--to'], '--to needs a value: write --to <release>.'],
  [['rollback', 'cart', '--reason'], '--reason needs a value: write --reason <text>.'],
  [['rollback', 'cart', '--to', '--json'], '--to needs a value.'],
  [['status', '--json=yes'], '--json takes no value: write --json alone.'],
  [['status', '--env='], '--env needs a value.'],
  [['gc', '--keep', 'all'], '--keep needs a whole number: write --keep 5.'],
  [['activate', 'a@1', '--force'], '--force needs a reason: add --reason "<why>".'],
])('%j is refused with the fix', async (argv, message) => {
  await expect(parse(argv)).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(message) });
});
