import { titleWords } from './titleWords.mjs';

const found = (text, path = 'shell/src/App.test.tsx') =>
  titleWords(path, text).map(({ line, word, instead }) => [line, word, instead]);

test.each([
  ["test('a line stands on the page', () => {});"],
  ["test.each([1])('a line stands on the page', () => {});"],
  ["describe.each`a`('a line stands on the page', () => {});"],
  ["test.describe('a line stands on the page', () => {});"],
])('a listed word in the title of %s is found', (text) => {
  expect(found(`const a = 1;\n${text}`)).toEqual([[2, 'stands on', 'is']]);
});

test('"is told" is found in titles, and other strings are not read', () => {
  const text = "test('each error is told once', () => say('it is told'));\nit(`all ${n} are told`, () => {});";
  expect(found(text)).toEqual([
    [1, 'is told', 'is reported, listed or shown'],
    [2, 'are told', 'is reported, listed or shown'],
  ]);
});

test('files without tests have no titles', () => {
  expect(found("test('a line stands on the page', () => {});", 'shell/src/App.tsx')).toEqual([]);
});
