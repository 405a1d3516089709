import { sampleManifest } from '../testing/sampleRelease.ts';
import { compareReleases } from './compareReleases.ts';

const before = sampleManifest('cart', 'a', { operations: ['getCart'], publicPaths: ['/old.xml'] });
const none = { added: [], removed: [] };

test('two releases of the same sources do not differ', () => {
  expect(compareReleases(before, { ...before, release: 'b'.repeat(16) })).toEqual({
    routes: none,
    slots: none,
    operations: none,
    publicPaths: none,
    shared: none,
    files: { ...none, changed: [] },
    sizes: {},
  });
});

test('pages, slots, calls, shared packages, files and the contract are compared', () => {
  const files = { js: [], css: [] };
  const next = sampleManifest('cart', 'b', {
    contract: 2,
    shared: { react: '^20.0.0' },
    slots: [{ name: 'MiniCart', files }],
    routes: [],
    operations: ['getCart', 'quoteCart'],
    files: [
      { path: 'browser/remoteEntry.js', size: 1, sha384: '' },
      { path: 'browser/page-new.js', size: 2, sha384: '' },
    ],
  });
  expect(compareReleases(before, next)).toEqual({
    contract: [1, 2],
    routes: { added: [], removed: ['/viewcart'] },
    slots: { added: ['MiniCart'], removed: [] },
    operations: { added: ['quoteCart'], removed: [] },
    publicPaths: { added: [], removed: ['/old.xml'] },
    shared: { added: ['react ^20.0.0'], removed: ['react ^19.3.0'] },
    files: { added: ['browser/page-new.js'], removed: ['node/remoteEntry.cjs'], changed: ['browser/remoteEntry.js'] },
    sizes: {},
  });
});

test('compressed files are not compared, because the id inside changes their size', () => {
  const packed = (size: number) => ({ ...before, files: [{ path: 'browser/page.js.br', size, sha384: '' }] });
  expect(compareReleases(packed(10), packed(11)).files).toEqual({ ...none, changed: [] });
});

test('a page that grew is listed with both compressed sizes; a few bytes of another id are not', () => {
  const sized = (digit: string, size: number, other: number) => {
    const sample = sampleManifest('cart', digit);
    const files = { js: ['browser/page.js'], css: [] };
    return {
      ...sample,
      routes: sample.routes.map((route) => ({ ...route, files })),
      slots: [{ name: 'MiniCart', files: { js: ['browser/slot.js'], css: [] } }],
      files: [
        { path: 'browser/page.js', size: 90_000, sha384: '' },
        { path: 'browser/page.js.br', size, sha384: '' },
        { path: 'browser/slot.js', size: other, sha384: '' },
      ],
    };
  };
  const { sizes } = compareReleases(sized('a', 10_000, 500), sized('b', 12_500, 503));
  expect(sizes).toEqual({ '/viewcart': { before: 10_000, next: 12_500 } });
});
