import { idOf, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import {
  checkContract,
  checkLostFacts,
  checkLostPaths,
  checkOperations,
  checkOwners,
  checkPublicPaths,
  checkShared,
} from './setChecks.ts';

const withPaths = (name: string, ...paths: string[]) =>
  sampleManifest(name, 'a', {
    routes: paths.map((path) => ({ name: path, path, example: path, query: [], viewQuery: [], files: noFiles })),
  });
const noFiles = { js: [], css: [] };
const setOf = (...manifests: ReturnType<typeof sampleManifest>[]) =>
  Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));

test('the message names all contracts that the shell supports', () => {
  const manifest = sampleManifest('cart', 'a', { contract: 2 });
  const [words] = checkContract(manifest, { ...sampleShell, contracts: [1, 3] });
  expect(words).toMatch(/the live shell supports 1 and 3: .*, or build cart for 1 or 3\.$/);
});

test('route facts that an older release does not declare are named', () => {
  const [route] = withPaths('cart', '/club').routes;
  if (!route) throw new Error('The sample has no route.');
  const before = sampleManifest('cart', 'b', { routes: [{ ...route, secret: true, logPath: 'route' }] });
  const after = sampleManifest('cart', 'a', { routes: [route] });
  expect(checkLostFacts(before, after)).toEqual([
    expect.stringMatching(/^cart@a+ does not declare "secret", "logPath" for \/club, as cart@b+ does/),
  ]);
  expect(checkLostFacts(after, before)).toEqual([]);
  expect(checkLostFacts(undefined, after)).toEqual([]);
  expect(checkLostFacts(before, sampleManifest('cart', 'a', { routes: [] }))).toEqual([]);
});

test('a bundled package is recognized by its name, whichever subpath the shell shares', () => {
  const shell = { ...sampleShell, shared: { '@reduxjs/toolkit/query': '2.14.0', 'react-dom/client': '19.3.1' } };
  const manifest = sampleManifest('cart', 'a', { bundled: ['@reduxjs/toolkit', 'react-dom', 'redux'], shared: {} });
  expect(checkShared(manifest, shell)).toEqual([
    expect.stringContaining('bundles its own @reduxjs/toolkit,'),
    expect.stringContaining('bundles its own react-dom,'),
  ]);
});

test('bundled workspace packages do not count as second copies', () => {
  expect(checkShared(sampleManifest('cart', 'a', { bundled: ['@paw/ui'] }), sampleShell)).toEqual([]);
});

test('a shell may provide a prerelease version', () => {
  const shell = { ...sampleShell, shared: { react: '19.4.0-rc.1' } };
  expect(checkShared(sampleManifest('cart', 'a'), shell)).toEqual([]);
});

test('a release that claims two pages of another is refused for each', () => {
  const catalog = withPaths('catalog', '/viewcart', '/checkout');
  const cart = withPaths('cart', '/viewcart', '/checkout');
  expect(checkOwners([catalog], setOf(catalog, cart))).toHaveLength(2);
});

test('of three new releases that claim one page each pair is refused once', () => {
  const all = [withPaths('catalog', '/x'), withPaths('cart', '/x'), withPaths('content', '/x')];
  expect(checkOwners(all, setOf(...all))).toEqual([
    expect.stringMatching(/^catalog@a+ claims \/x, which belongs to cart@a+: give/),
    expect.stringMatching(/^catalog@a+ claims \/x, which belongs to content@a+: give/),
    expect.stringMatching(/^cart@a+ claims \/x, which belongs to content@a+: give/),
  ]);
});

test('for an overlapping path the message names both paths', () => {
  const content = withPaths('content', '/product/:slug');
  const [words] = checkOwners([content], setOf(content, withPaths('catalog', '/product/:title')));
  expect(words).toContain(`claims /product/:slug, which belongs to catalog@${idOf('a')} (/product/:title): give`);
});

test.each([
  '/r/catalog/main.js',
  '/api/cart',
  '/uploads/1.webp',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/icon-192.png',
])('%s belongs to the shell', (path) => {
  const manifest = sampleManifest('content', 'a', { publicPaths: [path] });
  expect(checkPublicPaths([manifest], setOf(manifest))).toEqual([
    `content@${idOf('a')} contains ${path}, which belongs to the shell: give the file another path.`,
  ]);
});

test.each([
  '/guide/api/list.txt',
  '/sitemap.xml.gz',
  '/robots.txt.old',
  '/manifest.webmanifest.map',
  '/my-favicon.svg',
  '/feeds/club.xml',
  '/guide/icon.png',
  '/icon.png.txt',
])('%s may belong to a release', (path) => {
  const manifest = sampleManifest('content', 'a', { publicPaths: [path] });
  expect(checkPublicPaths([manifest], setOf(manifest))).toEqual([]);
});

test('a path that two remotes serve together counts as served', () => {
  const shell = { ...sampleShell, table: ['/blogs/:title?'] };
  const [list, post] = [withPaths('content', '/blogs'), withPaths('catalog', '/blogs/:title')];
  expect(checkLostPaths(setOf(list, post), setOf(post), shell)).toEqual([
    'The shop would lose /blogs/:title?, which the live set serves: put its page back into the set.',
  ]);
});

test('the message names all operations that the api lacks', () => {
  const manifest = sampleManifest('cart', 'a', { operations: ['getTaste', 'getProduct', 'listTastes'] });
  expect(checkOperations(manifest, sampleShell)[0]).toContain('calls getTaste, listTastes, which the live api');
});
