/** @jest-environment node */
import { hashVisitor, newVisitor, visitorCookie } from './visitorCookie.ts';

const { read, write } = visitorCookie('http://localhost:3001');
const asking = (cookie: string) => ({ headers: { cookie } });

test('an id comes back as it was given out, for as long as the browser is open', () => {
  const id = newVisitor();
  expect(write(id)).toBe(`visitor-3001=${id}; Path=/; HttpOnly; SameSite=Lax`);
  expect(read(asking(`a=1; visitor-3001=${id}`))).toBe(id);
  expect(visitorCookie('https://shop.example').name).toBe('__Host-visitor');
});

test.each(['', 'short', 'x'.repeat(22), `${'A'.repeat(21)}B`, 'A'.repeat(4_000), `${'A'.repeat(20)}%A`, '../etc'])(
  'the forged id "%.30s" counts as none',
  (id) => expect(read(asking(`visitor-3001=${id}`))).toBeUndefined(),
);

test('reports name a visitor by 12 hex digits', () => {
  expect(hashVisitor('A'.repeat(22))).toMatch(/^[0-9a-f]{12}$/);
  expect(hashVisitor(newVisitor())).not.toBe(hashVisitor(newVisitor()));
});
