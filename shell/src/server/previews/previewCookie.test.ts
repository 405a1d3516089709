/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
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
