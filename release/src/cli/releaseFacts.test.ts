import { brotliSize } from './releaseFacts.ts';

test('the size counts each browser file once, compressed where possible', () => {
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
