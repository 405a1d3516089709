import { isBehind } from './isBehind.ts';

const files = new Set(['remote.tsx', 'AboutPage.tsx']);

test('a build is behind that began before a change of one of its files', () => {
  expect(isBehind(files, 1_000, new Map([['remote.tsx', 1_200]]))).toBe(true);
});

test('it is not once it has begun after the change', () => {
  expect(isBehind(files, 1_300, new Map([['remote.tsx', 1_200]]))).toBe(false);
});

test('a file that only the other build reads is no reason', () => {
  expect(isBehind(files, 1_000, new Map([['server.ts', 1_200]]))).toBe(false);
});
