import { readAmount, readCount, readDay, readLine, readScopes } from './optionValues.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['$12.05', 1205],
  ['0.29', 29],
  ['1.15', 115],
])('%s dollars are %i cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test.each(['', '0', '-1', '1e3', '1,000', '1.005', 'ten', '99999999'])('"%s" is not a valid amount', (text) => {
  expect(() => readAmount(text)).toThrow('give dollars, such as 12.50');
});

test('lines are numbered from 1, as they are shown', () => {
  expect(['1', '2x3'].map(readLine)).toEqual([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 3 },
  ]);
  for (const text of ['0', 'x', '1x0', '1x', '-1']) expect(() => readLine(text)).toThrow('give the line');
});

test('a count is a whole number, and not below its limit', () => {
  expect([readCount('7', '--set'), readCount('-2', '--add', -Infinity)]).toEqual([7, -2]);
  expect(() => readCount('-1', '--set')).toThrow('--set -1: give a whole number, 0 or more.');
  expect(() => readCount('1.5', '--add', -Infinity)).toThrow('--add 1.5: give a whole number.');
});

test('a day ends at midnight UTC, and exists', () => {
  expect(readDay('2027-01-31')).toBe('2027-01-31T23:59:59.000Z');
  for (const text of ['2027-02-30', '31.1.2027', 'tomorrow', '']) expect(() => readDay(text)).toThrow('give a day');
});

test('rights are names with commas, or all', () => {
  expect(readScopes('stock, reviews')).toEqual(['stock', 'reviews']);
  expect(readScopes('all')).toContain('staff');
  expect(() => readScopes('stock,money')).toThrow('"money" is none of orders');
});
