/** @jest-environment node */
import type { LiveRoute } from '@paw/contract/releaseSet.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { documentOf, type PageContent, type PageDocument } from './documentOf.ts';
import { hashOf } from './InlineHashes.ts';

const files = (...js: string[]) => ({ js, css: [] });
const live = {
  release: '0123456789abcdef',
  federationName: 'catalog__0123456789abcdef',
  entry: 'browser/remoteEntry.js',
  routes: [
    {
      name: 'home',
      path: '/',
      query: [],
      viewQuery: [],
      files: files('browser/remoteEntry.js', 'browser/page-home.js'),
    },
  ],
  slots: [],
  start: files('browser/start.js'),
};
const build = {
  release: 'fedcba9876543210',
  main: { js: ['browser/main.js'], css: ['browser/main.css'] },
  files: [],
};
const document = documentOf({ id: 's', remotes: { catalog: live } }, testSite, build);
const textOf = ({ parts }: PageDocument) => parts.join('');
const write = (content: PageContent) => textOf(document(content));
const page: PageContent = {
  html: '<h1>Home</h1>',
  styles: '',
  head: { title: 'A "good" <shop>', description: 'd', canonical: '/' },
  data: { loaderData: {}, errors: null },
  parts: [{ remote: 'catalog', part: 'page:home' }],
};

test('the script has a type that browsers do not load, and preloads are in a template', () => {
  const [, before = '', waiting = '', after = ''] =
    /(.*)<template id="scripts">(.*)<\/template>(.*)/s.exec(write(page)) ?? [];
  expect(before.match(/<script[^>]* src=[^>]*>/g)).toEqual([
    '<script type="later" data-again src="/r/shell/fedcba9876543210/browser/main.js">',
  ]);
  expect(waiting).toContain('rel="preload" as="script"');
  expect(before + after).not.toContain(' as="script"');
  expect(after).not.toContain(' src="/r/');
});

test("the page preloads exactly its route's files, and the remote's start", () => {
  const preloads = [...write(page).matchAll(/rel="preload" as="script"[^>]* href="([^"]+)"/g)].map(([, url]) => url);
  const base = '/r/catalog/0123456789abcdef/browser';
  expect(preloads).toEqual([`${base}/remoteEntry.js`, `${base}/page-home.js`, `${base}/start.js`]);
});

test('a page whose code needs packages of the shell’s own files preloads them too', () => {
  const paths = ['main', 'redux-bda5b1', 'react-redux-4596c5', 'toaster'].map((name) => `browser/${name}.js`);
  const shell = { ...build, files: paths.map((path) => ({ path })) };
  const [home] = live.routes;
  const withState = { ...home, name: 'cart', files: { ...files('browser/page-cart.js'), shared: ['redux'] } };
  const catalog = { ...live, routes: [home, withState] as typeof live.routes };
  const write = documentOf({ id: 's', remotes: { catalog } }, testSite, shell);
  const own = (part: string) =>
    [
      ...textOf(write({ ...page, parts: [{ remote: 'catalog', part }] })).matchAll(
        /as="script" href="\/r\/shell\/([^"]+)"/g,
      ),
    ].map(([, path]) => path?.slice(build.release.length + 1));
  expect(own('page:cart')).toEqual(['browser/redux-bda5b1.js', 'browser/react-redux-4596c5.js']);
  expect(own('page:home')).toEqual([]);
});

test('the page’s data has no lists of files, which the HTML and the code name', () => {
  const [home] = live.routes;
  const routes = [{ ...(home as LiveRoute), listed: false as const, guard: 'token' as const }];
  const slots = [{ name: 'MiniCart', files: files('browser/slot-MiniCart.js') }];
  const html = textOf(documentOf({ id: 's', remotes: { catalog: { ...live, routes, slots } } }, testSite, build)(page));
  const [, state = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state).set.remotes.catalog).toEqual({
    release: live.release,
    federationName: live.federationName,
    entry: live.entry,
    routes: [{ name: 'home', path: '/', query: [], viewQuery: [], guard: 'token' }],
    slots: [{ name: 'MiniCart' }],
  });
});

test('text in the head is escaped, and data cannot close its script', () => {
  const data = { title: '</script><script>alert(1)</script>' };
  const html = write({ ...page, data: { loaderData: { x: { data, head: page.head } }, errors: null } });
  expect(html).toContain('<title>A &quot;good&quot; &lt;shop></title>');
  expect(html).not.toContain('<script>alert(1)');
});

test('structured data is in the document once', () => {
  const head = { ...page.head, jsonLd: [{ '@type': 'Product', name: 'Rope' }] };
  const html = write({ ...page, head, data: { loaderData: { x: { data: { a: 1 }, head }, y: null }, errors: null } });
  expect(html.split('"Rope"')).toHaveLength(2);
  const [, state = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(state).loaderData).toEqual({ x: { data: { a: 1 }, head: page.head }, y: null });
});

test('a page with a feed links to it, another page does not', () => {
  const feed = { path: '/feed.xml', type: 'application/rss+xml', title: 'Our "blog"' };
  const link = '<link rel="alternate" type="application/rss+xml" title="Our &quot;blog&quot;" href="/feed.xml">';
  expect(write({ ...page, head: { ...page.head, feed } })).toContain(link);
  expect(write(page)).not.toContain('rel="alternate"');
});

test('one script is inline: it marks a member and an empty cart before the first paint, and starts the others after it', () => {
  const inline = [...write(page).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(inline).toEqual(['', ' type="application/ld+json"', ' type="application/json" id="page-state"']);
});

test('a preview page names its releases above the hydrated part, with a link to leave the preview', () => {
  const html = textOf(documentOf({ id: 's', remotes: { catalog: live } }, testSite, build, ['catalog'])(page));
  const [before = ''] = html.split('<div id="root">');
  expect(before).toContain('<strong>Preview</strong> of catalog@0123456789abcdef.');
  expect(before).toContain('href="/preview/leave"');
  expect(html).toContain('<html lang="en" data-preview>');
  expect(write(page)).not.toMatch(/preview-banner|data-preview/);
});

test('the hashes are those of the scripts that run and of the styles, and of nothing in the data or the HTML', () => {
  const styles = '<style data-styled="true">h1{color:red}</style>';
  const html = '<script>alert(1)</script><style>body{display:none}</style>';
  const statistics = { url: 'https://stats.example/count.js', by: 'Stats' };
  const site = { ...testSite, statistics };
  const written = documentOf({ id: 's', remotes: { catalog: live } }, site, build)({ ...page, html, styles });
  const [head = ''] = textOf(written).split('<body>');
  const own = [...head.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));
  expect(own).toHaveLength(1);
  expect(head).toContain(statistics.url);
  expect(written.inline).toEqual({ scripts: own, styles: [hashOf('h1{color:red}')] });
});

test('a preview has the hash of its banner too', () => {
  const written = documentOf({ id: 's', remotes: { catalog: live } }, testSite, build, ['catalog'])(page);
  const [, banner = ''] = /<body>\n<style>(.*?)<\/style>/s.exec(textOf(written)) ?? [];
  expect(written.inline.styles).toEqual([hashOf(banner)]);
});

const hashes = {
  catalog: { 'browser/page-home.js': 'aaaa' },
  shell: { 'browser/main.js': 'mmmm', 'browser/main.css': 'cccc' },
};
const verified = { catalog: { ...live, hashes: 'sha384-list' } };
const shell = { ...build, hashes: 'sha384-own' };

test('files of verified releases have their hashes, and the script has a second place for one more try', () => {
  const html = textOf(documentOf({ id: 's', remotes: verified }, testSite, shell, undefined, hashes)(page));
  const tags = [...html.matchAll(/<(?:script|link)[^>]* integrity="[^>]*>/g)].map(([tag]) => tag);
  const own = '/r/shell/fedcba9876543210';
  const hash = (text: string) => `integrity="sha384-${text}" crossorigin="anonymous"`;
  expect(tags).toEqual([
    `<link rel="stylesheet" ${hash('cccc')} href="${own}/browser/main.css">`,
    `<script type="later" data-again ${hash('mmmm')} src="${own}/browser/main.js">`,
    `<link rel="preload" as="script" ${hash('aaaa')} href="/r/catalog/0123456789abcdef/browser/page-home.js">`,
    `<script data-again="last" ${hash('mmmm')} src="${own}~1/browser/main.js">`,
  ]);
  expect(html).toContain('"shell":{"release":"fedcba9876543210","hashes":"sha384-own"}');
});

test('a page is verified when each release of its set is; one that is left out has no code', () => {
  const isVerified = (remotes: Record<string, typeof live & { hashes?: string }>, own: object = shell) =>
    documentOf({ id: 's', remotes }, testSite, { ...build, ...own })(page).inline.isVerified;
  expect(isVerified(verified)).toBe(true);
  expect(isVerified({ ...verified, cart: { ...live, entry: '' } })).toBe(true);
  expect(isVerified({ ...verified, cart: live })).toBeUndefined();
  expect(isVerified(verified, {})).toBeUndefined();
});
