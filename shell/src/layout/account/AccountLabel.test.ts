/** @jest-environment node */
import { firstCharacters } from './AccountLabel.tsx';

const names = [
  ['Annamaria', 'Annam'],
  ['Jo', 'Jo'],
  ['Zoe\u0308-Rose\u0301', 'Zoe\u0308-R'],
  ['👩‍👩‍👧‍👦🐕‍🦺🇨🇭👍🏽❤️x', '👩‍👩‍👧‍👦🐕‍🦺🇨🇭👍🏽❤️'],
  ['नमस्ते', 'नमस्ते'],
  ['', ''],
] as const;

test.each(names)('%s is shown by its first five characters, each of them whole', (name, start) => {
  const five = firstCharacters(name, 5);
  expect(five.join('')).toBe(start);
  expect(five.length).toBeLessThanOrEqual(5);
  expect(name.startsWith(five.join(''))).toBe(true);
});

test.each(names)('a browser without a segmenter cuts no character of %s either', (name, start) => {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
  Object.defineProperty(Intl, 'Segmenter', { configurable: true, value: undefined });
  const five = firstCharacters(name, 5).join('');
  Object.defineProperty(Intl, 'Segmenter', segmenter);
  expect(five).toBe(start ?? five);
  expect(five).not.toMatch(/[\u200D\p{Surrogate}]$/u);
});
