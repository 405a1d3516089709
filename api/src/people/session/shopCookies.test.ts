import type { FastifyReply, FastifyRequest } from 'fastify';
import { shopCookies } from './shopCookies.ts';

const header = jest.fn();
const reply = { header } as unknown as FastifyReply;
const request = (cookie?: string) =>
  ({ protocol: 'http', host: 'localhost:3000', headers: { cookie } }) as unknown as FastifyRequest;
const [secure, plain] = [shopCookies('https://shop.example'), shopCookies('')];
beforeEach(() => header.mockClear());

test('over https a cookie is for this host alone, and neither scripts nor other sites get it', () => {
  secure.set(request(), reply, 'session', 'a.b', 60);
  const text = '__Host-paw=a.b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure';
  expect(header.mock.calls).toEqual([['set-cookie', text]]);
});

test('over http its name holds the port, so that two shops on one machine do not share it', () => {
  plain.set(request(), reply, 'session', 'a.b', 60);
  expect(header.mock.calls).toEqual([['set-cookie', 'paw_3000=a.b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax']]);
});

test('a cleared cookie is empty and expires at once', () => {
  plain.clear(request(), reply, 'device');
  expect(header.mock.calls).toEqual([['set-cookie', 'paw_device_3000=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']]);
});

test.each([
  ['session', '__Host-paw', 'paw_3000'],
  ['signUp', '__Host-paw-sign-up', 'paw_sign_up_3000'],
  ['device', '__Host-paw-device', 'paw_device_3000'],
  ['social', '__Host-paw-social', 'paw_social_3000'],
] as const)('the cookie %s is read by its own name', (cookie, secureName, plainName) => {
  const sent = request(`${secureName}=far; ${plainName}=near`);
  expect([secure.read(sent, cookie), plain.read(sent, cookie)]).toEqual([['far'], ['near']]);
});

test('up to four cookies of one name are all read; empty ones and longer names are not', () => {
  const sent = 'paw_3000=; paw_30001=x;paw_3000=1 ; paw_3000=2=2; paw_3000=3; paw_3000=4; paw_3000=5';
  expect(plain.read(request(sent), 'session')).toEqual(['1', '2=2', '3', '4']);
  expect(plain.read(request(), 'session')).toEqual([]);
});
