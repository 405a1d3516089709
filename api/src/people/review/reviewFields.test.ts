import { authorOf, readBody, readStars, readTitle } from './reviewFields.ts';

test.each([0, 6, 4.5, Number.NaN, -1])('%p is not a valid number of stars', (stars) => {
  expect(() => readStars(stars)).toThrow('Please choose one to five stars.');
});

test.each([
  ['', 'Please give your review a title.'],
  [' \n ', 'Please give your review a title.'],
  ['\u200b\u200b', 'Please give your review a title.'],
  ['x'.repeat(81), 'Please shorten the title to 80 characters.'],
  ['a\0b', 'Please write the title in plain characters.'],
  ['a\u202eb', 'Please write the title in plain characters.'],
  ['a\ud800b', 'Please write the title in plain characters.'],
])('the title %j is refused', (title, words) => {
  expect(() => readTitle(title)).toThrow(words);
});

test('a title is one line, and its length counts visible characters', () => {
  expect(readTitle('  Good \n bed ')).toBe('Good bed');
  expect(readTitle('🐶'.repeat(80))).toBe('🐶'.repeat(80));
});

test.each([
  ['Too short', 'Please write at least 10 characters about the product.'],
  [`short${' '.repeat(50)}`, 'Please write at least 10 characters about the product.'],
  ['x'.repeat(2001), 'Please shorten your review to 2000 characters.'],
  [`${'x'.repeat(20)}\u0007`, 'Please write your review in plain characters.'],
])('the review %j is refused', (body, words) => {
  expect(() => readBody(body)).toThrow(words);
});

test('a review keeps its paragraphs', () => {
  expect(readBody(' He likes it.\r\n\r\n\r\n\r\nI do\ttoo. \u2028 Bye.')).toBe('He likes it.\n\nI do too.\nBye.');
});

test.each([
  ['Maya Rosen', 'Maya R.'],
  ['maya lin rosen', 'maya R.'],
  ['Maya', 'Maya'],
  ['José Ångström', 'José Å.'],
  ['Ann (vet)', 'Ann V.'],
  ['王 小明', '王 小.'],
])('the author %s is shown as %s', (name, author) => {
  expect(authorOf(name)).toBe(author);
});
