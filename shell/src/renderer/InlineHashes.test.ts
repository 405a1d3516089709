import { hashOf, styleHashes } from './InlineHashes.ts';

const element = (text: string) => `<style data-styled="true">${text}</style>`;

test('each style element has its hash, and a text that is hashed again the same ones', () => {
  const hashes = styleHashes();
  const both = element('a{}') + element('b{}');
  expect(hashes(both)).toEqual([hashOf('a{}'), hashOf('b{}')]);
  expect(hashes(element('b{}'))).toEqual([hashOf('b{}')]);
  expect(hashes(both)).toEqual([hashOf('a{}'), hashOf('b{}')]);
  expect(hashes('')).toEqual([]);
});
