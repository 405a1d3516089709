/** @jest-environment node */
import { failureOf, LoadingFailed, logTextOf } from './kindOfFailure.ts';

test('the log gets the message of an intended error, and the stack of any other', () => {
  expect(logTextOf(failureOf('unavailable', 'The deadline is over'))).toBe('The deadline is over');
  expect(logTextOf(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n +at /);
  expect(logTextOf('a text')).toBe('a text');
  expect(logTextOf(undefined)).toBe('undefined');
});

test('pages that do not exist and redirects are not logged', () => {
  expect(logTextOf(new Response(null, { status: 302 }))).toBeUndefined();
  expect(logTextOf(failureOf('not-found', 'No such page'))).toBeUndefined();
});

test('a file that fails is logged with the specification’s message, its slice and the first line of the cause', () => {
  const words = (reason: string) => new LoadingFailed('cart', '1', 'page:cart', new Error(reason)).message;
  expect(words('RUNTIME-008\nmore')).toBe('Loading chunk failed: page cart of cart@1 (RUNTIME-008)');
  expect(words('Loading CSS chunk 7 failed.')).toMatch(/^Loading CSS chunk failed: page cart of cart@1/);
});
