import { CommanderError } from 'commander';
import type { CommandOptions } from './CommandShape.ts';
import { createProgram } from './createProgram.ts';
import { checkValues, usageProblem } from './usageProblem.ts';

/** What a line would run with, or what it prints. @throws CliProblem */
async function read(argv: string[]) {
  let printed = '';
  let ran: { words: string[]; options: CommandOptions } | undefined;
  const program = createProgram({
    write: (text) => (printed += text),
    async run(_shape, words, options) {
      checkValues(options);
      ran = { words, options };
    },
  });
  await program.parseAsync(argv, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageProblem(error, argv);
  });
  return { ...ran, printed };
}

test.each([
  [['order'], 'There is no command "order". Did you mean orders? Use orders, pack, ship'],
  [['toString'], 'There is no command "toString". Use'],
  [['--json', 'orders'], 'The command comes before its options.'],
  [['pack'], 'An argument is missing: write "npm run shop -- pack <number...>".'],
  [['ship', 'a', 'b'], 'Too many arguments: write "npm run shop -- ship <number>".'],
  [['ship', 'a', '--trackin', 'x'], 'ship has no option --trackin. Did you mean --tracking?'],
  [['ship', 'a', '--tracking='], '--tracking needs a value.'],
  [['ship', 'a', '--tracking', '--json'], '--tracking needs a value.'],
  [['ship', 'a', '--tracking'], '--tracking needs a value.'],
  [['orders', '--state', 'gone'], '--state gone: use new, packed'],
  [['orders', '--most', '0'], '--most 0: give a whole number, 1 or more.'],
  [['orders', '--dry-run'], 'orders has no option --dry-run.'],
  [['returns', 'aprove', '12345678'], 'There is no command "aprove" of returns. Did you mean approve?'],
  [['returns', 'refuse', '12345678', '--txt', 'x'], 'returns refuse has no option --txt. Did you mean --text?'],
  [['keys'], 'write "npm run shop -- keys rotate"'],
  [['backup'], 'An argument is missing: write "npm run shop -- backup <folder>".'],
  [['restore', 'x', '--shop', 'y'], 'restore has no option --shop.'],
  [['completion', 'fish'], 'completion <bash|zsh>: use bash, zsh.'],
])('%j is refused, and the message names the fix', async (argv, words) => {
  await expect(read(argv)).rejects.toThrow(words);
});

test('options may be repeated and are read as numbers', async () => {
  const line = ['refund', 'PD-1', '--reason', 'Torn', '--line', '2x3', '--line', '1', '--amount', '1.50', '--json'];
  expect(await read(line)).toMatchObject({
    words: ['PD-1'],
    options: {
      reason: 'Torn',
      line: [
        { position: 1, quantity: 3 },
        { position: 0, quantity: 1 },
      ],
      amount: 150,
      json: true,
    },
  });
});

test('a command of a command has options of its own', async () => {
  expect(await read(['returns', 'receive', '12345678', '--no-refund', '--dry-run'])).toMatchObject({
    words: ['12345678'],
    options: { refund: false, dryRun: true },
  });
});

test('--help lists all commands, or the options of one command', async () => {
  expect((await read(['--help'])).printed).toContain('Exit codes: 0 = done');
  expect((await read(['ship', '-h'])).printed).toMatch(/--tracking <text>[\s\S]*--dry-run[\s\S]*--json/);
  expect((await read(['help', 'ship'])).printed).toContain('--tracking <text>');
});

test('completion prints a script, and with --json an object', async () => {
  expect((await read(['completion', 'zsh'])).printed).toContain('compdef _npm_run_shop npm');
  expect(JSON.parse((await read(['completion', 'bash', '--json'])).printed)).toMatchObject({ shell: 'bash' });
});
