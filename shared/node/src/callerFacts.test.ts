/** @jest-environment node */
import { releaseSetOf, requestIdOf } from './callerFacts.ts';

test('a caller keeps its own request id', () => {
  expect(requestIdOf({ 'x-request-id': 'abc_DEF-123' })).toBe('abc_DEF-123');
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
