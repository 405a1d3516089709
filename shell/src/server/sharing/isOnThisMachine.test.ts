/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { isOnThisMachine } from './isOnThisMachine.ts';

const asked = (remoteAddress: string, host: string) =>
  isOnThisMachine({ socket: { remoteAddress }, headers: { host } } as unknown as IncomingMessage);

test.each([
  ['127.0.0.1', 'localhost:3000', true],
  ['::1', '[::1]:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['192.168.1.7', 'localhost:3000', false],
  ['127.0.0.1', 'localhost.attacker.example', false],
  ['127.0.0.1', '', false],
])('a client at %s that requests host %s is on this machine: %s', (address, host, expected) => {
  expect(asked(address, host)).toBe(expected);
});
