import { parseCommandLine } from './commandLine.ts';

test.each<[string[], object]>([
  [['status'], { command: 'status', words: [], options: { env: 'local' } }],
  [['activate', 'a@1', 'b@2', '--env', 'staging'], { words: ['a@1', 'b@2'], options: { env: 'staging' } }],
  [['rollback', 'cart', '--to', '0123', '--json'], { words: ['cart'], options: { to: '0123', json: true } }],
  [['rollback', 'cart', '--force', '--reason=it is right'], { options: { force: true, reason: 'it is right' } }],
  [['publish', 'cart', '--no-build', '--from', '/x'], { options: { 'no-build': true, from: '/x' } }],
  [['history'], { words: [] }],
  [[], { help: expect.stringContaining('publish <remote>') }],
  [['--help'], { help: expect.stringContaining('rollback <remote>') }],
  [['rollback', '--help'], { help: expect.stringContaining('--to <release>') }],
  [['activate', '-h'], { help: expect.stringContaining('--allow-loss') }],
])('%j is understood', (argv, line) => {
  expect(parseCommandLine(argv)).toMatchObject(line);
});

test.each([
  [['deploy'], 'There is no command "deploy": use publish, activate, rollback, status or history.'],
  [['constructor'], 'There is no command "constructor"'],
  [['--json', 'status'], 'The command comes before its options'],
  [['publish'], 'Something is missing: write "npm run release -- publish <remote>".'],
  [['rollback', 'a', 'b'], 'Unexpected argument "b": write "npm run release -- rollback <remote>".'],
  [['status', '--to', 'x'], 'There is no option --to here: "npm run release -- status --help" shows what there is.'],
  [['rollback', 'cart', '--to'], '--to is not used this way'],
  [['status', '--json=yes'], '--json is not used this way'],
  [['status', '--env='], '--env needs a value.'],
  [['activate', 'a@1', '--force'], '--force needs a reason: add --reason "<why>".'],
])('%j is refused with the fix', (argv, message) => {
  expect(() => parseCommandLine(argv)).toThrow(message);
});
