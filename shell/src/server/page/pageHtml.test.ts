/** @jest-environment node */
import { testSite } from '@paw/shared/testing/testSite.ts';
import type { Rendered } from '../../renderer/rendererMessages.ts';
import { pageHtml } from './pageHtml.ts';

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
  toaster: files(),
  shared: {},
  files: [],
};
const page: Rendered = {
  status: 200,
  html: '<h1>Home</h1>',
  styles: '',
  head: { title: 'A "good" <shop>', description: 'd', canonical: '/' },
  state: { set: { id: 's', remotes: { catalog: live } }, site: testSite, loaderData: {}, errors: null },
  parts: [{ remote: 'catalog', part: 'page:home' }],
  degraded: false,
  errors: [],
};

test("the page preloads exactly its route's files, and the remote's start", () => {
  const preloads = [...pageHtml(page, build).matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, url]) => url,
  );
  const base = '/r/catalog/0123456789abcdef/browser';
  expect(preloads).toEqual([`${base}/remoteEntry.js`, `${base}/page-home.js`, `${base}/start.js`]);
});

test('text in the head is escaped, and data cannot end its script', () => {
  const data = { title: '</script><script>alert(1)</script>' };
  const html = pageHtml({ ...page, state: { ...page.state, loaderData: { x: { data, head: page.head } } } }, build);
  expect(html).toContain('<title>A &quot;good&quot; &lt;shop></title>');
  expect(html).not.toContain('<script>alert(1)');
});

test('no script runs inline', () => {
  const inline = [...pageHtml(page, build).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
    ([, attributes]) => attributes,
  );
  expect(inline).toEqual([' type="application/ld+json"', ' type="application/json" id="page-state"']);
});
