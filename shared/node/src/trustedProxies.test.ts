/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { callerOf, trustedProxies } from './trustedProxies.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

test.each([
  ['without a proxy, the socket has the client', '203.0.113.7', undefined, '203.0.113.7'],
  ['an untrusted client’s entry is ignored', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a trusted proxy names the client', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a trusted proxy on an IPv6 socket', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'a client’s entry before that of a trusted proxy is ignored',
    '127.0.0.1',
    '198.51.100.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['two trusted proxies in a row', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['an entry that is not an IP ends the search', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
])('%s', (_, socket, forwarded, caller) => {
  expect(callerOf(request(socket, forwarded), trustedProxies('loopback, 10.0.0.0/8'))).toBe(caller);
});
