/** @jest-environment node */
import { boundaryLabel, releaseUrl } from './releaseSet.ts';

const release = '0123456789abcdef';

test('a region names the release that rendered it', () => {
  expect(boundaryLabel('catalog', release)).toBe('catalog@0123456789abcdef');
});

test('each further attempt has a URL that has not failed in a browser', () => {
  const urls = [0, 1, 2].map((attempt) => releaseUrl('cart', release, 'browser/remoteEntry.js', attempt));
  expect(urls).toEqual([
    '/r/cart/0123456789abcdef/browser/remoteEntry.js',
    '/r/cart/0123456789abcdef~1/browser/remoteEntry.js',
    '/r/cart/0123456789abcdef~2/browser/remoteEntry.js',
  ]);
});

test('an empty path is the folder of later chunks', () => {
  expect(releaseUrl('cart', release, 'browser/', 1)).toBe('/r/cart/0123456789abcdef~1/browser/');
});
