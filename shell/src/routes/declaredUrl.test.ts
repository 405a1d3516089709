/** @jest-environment node */
import { declaredUrl } from './declaredUrl.ts';

test('only declared query names are left, in a fixed order', () => {
  const url = new URL('http://shop.example/product/X?utm=1&variant=A-2&b=3&variant=B#top');
  expect(declaredUrl(url, ['variant']).href).toBe('http://shop.example/product/X?variant=A-2&variant=B');
  expect(declaredUrl(url, []).href).toBe('http://shop.example/product/X');
});
