/** @jest-environment node */
import { pageUrls } from './pageUrls.ts';

const open = () =>
  pageUrls([
    { path: '/', query: [] },
    { path: '/product/:title', query: ['size', 'color'] },
  ]);

test.each([
  ['/', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/product/Bed', '/product/Bed'],
  ['/product/Bed?utm=x', '/product/Bed'],
  ['/product/Bed?size=L&utm=x&color=Red', '/product/Bed?color=Red&size=L'],
  ['/product/Bed?color=Red&size=L', '/product/Bed?color=Red&size=L'],
  ['/product/Bed?size=L&size=M', '/product/Bed?size=L&size=M'],
  ['/nowhere?size=L', '/nowhere'],
  ['/product/../', '/'],
  ['/%E2%9C%93', '/%E2%9C%93'],
])('%s shows the page %s', (url, pageUrl) => {
  expect(open()(url)).toBe(pageUrl);
});

test('a cached path gives the same results for its queries as the first time', () => {
  const pageUrlOf = open();
  const urls = ['/product/Bed?size=L', '/product/Bed?size=M&utm=x', '/product/Bed?size=L'];
  expect(urls.map(pageUrlOf)).toEqual(['/product/Bed?size=L', '/product/Bed?size=M', '/product/Bed?size=L']);
});
