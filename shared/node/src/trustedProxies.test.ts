import type { IncomingMessage } from 'node:http';
import { callerOf, trustedProxies } from './trustedProxies.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

test.each([
  ['nobody is before us', '203.0.113.7', undefined, '203.0.113.7'],
  ['a stranger names somebody else', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['our proxy names the client', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['our proxy, as an IPv6 socket shows it', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a client wrote an entry before our proxy did', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two of our proxies, one after the other', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['what is no address', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
])('%s', (_, socket, forwarded, caller) => {
  expect(callerOf(request(socket, forwarded), trustedProxies('loopback, 10.0.0.0/8'))).toBe(caller);
});
