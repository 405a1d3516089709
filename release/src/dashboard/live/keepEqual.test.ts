/** @jest-environment node */
import { keepEqual } from './keepEqual.ts';

const before = {
  list: [
    { id: 1, tags: ['a'] },
    { id: 2, tags: [] },
  ],
  name: 'x',
};
const copy = () => structuredClone(before);

test('what is equal is the object of before', () => {
  expect(keepEqual(before, copy())).toBe(before);
});

test('of what differs in one place, all other places are those of before', () => {
  const after = copy();
  after.list[1] = { id: 3, tags: [] };
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept.list[0]).toBe(before.list[0]);
  expect(kept.list[1]?.tags).toBe(before.list[1]?.tags);
});

test.each([
  ['a shorter list', [1, 2], [1]],
  ['a longer list', [1], [1, 2]],
  ['a lost field', { a: 1, b: 2 }, { a: 1 }],
  ['a new field', { a: 1 }, { a: 1, b: undefined }],
  ['a list for an object', { 0: 1 }, [1]],
  ['nothing before', undefined, { a: 1 }],
  ['nothing after', { a: 1 }, null],
])('%s is what is new', (_, old, next) => {
  expect(keepEqual(old, next)).toStrictEqual(next);
});
