import { isBehind } from './isBehind.ts';

const files = new Set(['remote.tsx', 'AboutPage.tsx']);

test('a build that began before a change of one of its files is behind', () => {
  expect(isBehind(files, 1_000, new Map([['remote.tsx', 1_200]]))).toBe(true);
});

test('a build that began after the change is not behind', () => {
  expect(isBehind(files, 1_300, new Map([['remote.tsx', 1_200]]))).toBe(false);
});

test('a changed file that only the other build reads does not make a build behind', () => {
  expect(isBehind(files, 1_000, new Map([['server.ts', 1_200]]))).toBe(false);
});
