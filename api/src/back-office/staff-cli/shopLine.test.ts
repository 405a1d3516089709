import { readAmount, readLines, readShopLine } from './shopLine.ts';

test.each([
  [['order'], 'There is no command "order": use orders, pack, ship'],
  [['--json', 'orders'], 'The command comes before its options'],
  [['pack'], 'An argument is missing: write "npm run shop -- pack <number>...".'],
  [['ship', 'a', 'b'], 'Unexpected argument "b"'],
  [['ship', 'a', '--track', 'x'], 'Unknown option --track: "npm run shop -- ship --help"'],
  [['ship', 'a', '--tracking='], '--tracking needs a value.'],
  [['toString'], 'There is no command "toString"'],
])('%j is not understood, and the words name the fix', (argv, words) => {
  expect(() => readShopLine(argv)).toThrow(words);
});

test('options stand behind the command; help is there for all and for each', () => {
  expect(readShopLine(['refund', 'PD-1', '--reason', 'Torn', '--line', '2x3', '--line', '1', '--json'])).toEqual({
    command: 'refund',
    words: ['PD-1'],
    options: { reason: 'Torn' },
    lines: ['2x3', '1'],
    json: true,
  });
  expect(readShopLine([])).toMatchObject({ help: expect.stringContaining('Exit codes: 0 = done') });
  expect(readShopLine(['ship', '-h'])).toMatchObject({ help: expect.stringContaining('--tracking <text>') });
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['$12.05', 1205],
  ['0.29', 29],
  ['1.15', 115],
])('%s dollars are %i cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each(['', '0', '-1', '1e3', '1,000', '1.005', 'ten', '99999999'])('"%s" is no amount', (text) => {
  expect(() => readAmount(text)).toThrow('give dollars, such as 12.50');
});

test('lines are counted from 1, as they are shown', () => {
  expect(readLines(['1', '2x3'])).toEqual([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 3 },
  ]);
  for (const text of ['0', 'x', '1x0', '1x', '-1']) expect(() => readLines([text])).toThrow('give the line');
});
