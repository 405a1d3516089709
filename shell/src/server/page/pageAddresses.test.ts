/** @jest-environment node */
import { pageAddresses } from './pageAddresses.ts';

const open = () =>
  pageAddresses([
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
])('%s is the page %s', (url, address) => {
  expect(open()(url)).toBe(address);
});

test('a path that was asked for before reads its queries as the first time', () => {
  const addressOf = open();
  const urls = ['/product/Bed?size=L', '/product/Bed?size=M&utm=x', '/product/Bed?size=L'];
  expect(urls.map(addressOf)).toEqual(['/product/Bed?size=L', '/product/Bed?size=M', '/product/Bed?size=L']);
});
