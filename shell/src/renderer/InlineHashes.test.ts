import { hashOf, styleHasher } from './InlineHashes.ts';

const element = (text: string) => `<style data-styled="true">${text}</style>`;

test('each style element has its hash, and the hashes of a text that comes again are kept', () => {
  const hashesOf = styleHasher();
  const both = element('a{}') + element('b{}');
  const first = hashesOf(both);
  expect(first).toEqual([hashOf('a{}'), hashOf('b{}')]);
  expect(hashesOf(element('b{}'))).toEqual([hashOf('b{}')]);
  expect(hashesOf('')).toEqual([]);
  expect(hashesOf([element('a{}'), element('b{}')].join(''))).toBe(first);
});

test('no more than a hundred texts are kept', () => {
  const hashesOf = styleHasher();
  const first = hashesOf(element('a{}'));
  for (let n = 0; n < 100; n += 1) hashesOf(element(`.n${n}{}`));
  expect(hashesOf(element('a{}'))).toEqual(first);
  expect(hashesOf(element('a{}'))).not.toBe(first);
});
