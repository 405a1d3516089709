/** @jest-environment node */
import { ownPath } from './ownPath.ts';

test.each([
  ['/product/Rope?size=2#more', '/product/Rope?size=2#more'],
  ['https://shop.example/blog', '/blog'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/evil.example'],
  ['javascript:alert(1)', '/'],
  ['/preview/leave', '/'],
  [undefined, '/'],
])('a redirect to %s leads to %s', (target, path) => {
  expect(ownPath(target, 'https://shop.example')).toBe(path);
});
