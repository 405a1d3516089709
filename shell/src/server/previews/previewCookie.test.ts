/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { ownPath } from './ownPath.ts';
import { previewCookie } from './previewCookie.ts';

const asking = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

test('over https the cookie belongs to this host alone; over http, to this port', () => {
  expect(previewCookie('https://shop.example').write('abc', 60)).toBe(
    '__Host-preview=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  );
  expect(previewCookie('http://localhost:3001').clear()).toBe(
    'preview-3001=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
});

test('the cookie is found among others, and not in a cookie with a similar name', () => {
  const { read } = previewCookie('http://localhost:3001');
  expect(read(asking('a=1; preview-3001=abc; b=2'))).toBe('abc');
  for (const other of [undefined, 'a=1', 'xpreview-3001=abc', 'preview-3001='])
    expect(read(asking(other))).toBeUndefined();
});

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
])('a redirect to %s leads to %s', (asked, path) => {
  expect(ownPath(asked, 'https://shop.example')).toBe(path);
});
