/** @jest-environment node */
import { releaseSetOf, requestIdOf } from './callerFacts.ts';

test('a caller keeps its own request id', () => {
  expect(requestIdOf({ 'x-request-id': 'abc_DEF-123' })).toBe('abc_DEF-123');
});

test('a caller’s trace goes on, and each request of it has an id of its own', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'x-request-id': 'abc_DEF-123' };
  const [first, second] = [requestIdOf(headers), requestIdOf(headers)];
  expect(first).toMatch(new RegExp(`^${trace}-[0-9a-f]{16}-01$`));
  expect(second).not.toBe(first);
  // The next process calls it the same.
  expect(requestIdOf({ traceparent: `00-${first}`, 'x-request-id': first })).toBe(first);
});

test.each([[undefined], ['short'], ['x'.repeat(65)], ['a line\nof its own'], ['ada@example.com']])(
  'a request id like %j is replaced by one of ours',
  (given) => {
    const [first, second] = [requestIdOf({ 'x-request-id': given }), requestIdOf({ 'x-request-id': given })];
    expect(first).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
    expect(second).not.toBe(first);
  },
);

test('a release set is its id or nothing', () => {
  expect(releaseSetOf({ 'x-release-set': '0123456789abcdef' })).toBe('0123456789abcdef');
  expect(releaseSetOf({ 'x-release-set': 'mine' })).toBeUndefined();
  expect(releaseSetOf({})).toBeUndefined();
});
