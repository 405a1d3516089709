import { releaseOnPage } from './releaseOnPage.ts';

const [one, other] = ['a'.repeat(16), 'b'.repeat(16)];
const page = (label: string, preload: string, set: string) =>
  `<link rel="preload" as="script" crossorigin href="/r/catalog/${preload}/browser/page.js">
   <div data-boundary="catalog@${label}" data-region="catalog/home"></div><div data-boundary="cart@${other}"></div>
   <script>{"remotes":{"catalog":{"release":"${set}"}}}</script>`;

test('a page that names one release of its remote everywhere belongs to that release', () => {
  expect(releaseOnPage(page(one, one, one), 'catalog')).toBe(one);
});

test.each([
  ['label', page(other, one, one)],
  ['preload', page(one, other, one)],
  ['set', page(one, one, other)],
])('a page whose %s names another release is mixed', (_place, html) => {
  expect(releaseOnPage(html, 'catalog')).toBeUndefined();
});

test('a page that names no release at all is not whole', () => {
  expect(releaseOnPage('<html></html>', 'catalog')).toBeUndefined();
});
