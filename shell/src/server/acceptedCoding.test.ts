/** @jest-environment node */
import { acceptedCoding } from './acceptedCoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['br;q=0.1', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %p gets %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
