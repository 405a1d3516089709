import { brotliSize } from './brotliSize.ts';

test('the size is what browsers ask for: compressed where there is that, and nothing twice', () => {
  const sizes = {
    'browser/a.js': 900,
    'browser/a.js.br': 100,
    'browser/a.js.gz': 130,
    'browser/b.woff2': 40,
    'node/a.cjs': 700,
  };
  const files = Object.entries(sizes).map(([path, size]) => ({ path, size, sha384: '' }));
  expect(brotliSize({ files })).toBe(140);
});
