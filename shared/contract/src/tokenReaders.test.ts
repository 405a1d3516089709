/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|(^|[\\/])testing[\\/]/.test(path);

/** Sources of all remotes, below the repository's root. */
const sources = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((path) => join(folder, 'src', path)),
  );

/**
 * The token's key, or its copy's, in a call of the storage; and the value that another tab's change of it brings. A
 * listener may compare the key.
 */
const direct = /Storage\s*(\.\s*token|\[|\.\w+\(\s*(['"`]token(-kept)?['"`]|TOKEN_KEY))|TOKEN_KEY.*newValue/;

test('no remote reads or writes the token itself: the contract has the only functions for it', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((path) => direct.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test.each([
  ["localStorage.getItem('token')"],
  ["localStorage.setItem('token-kept', '')"],
  ['window.localStorage.token'],
  ['localStorage[key]'],
  ['localStorage.getItem(TOKEN_KEY)'],
  ['({ key, newValue }: StorageEvent) => key === TOKEN_KEY && read(newValue)'],
])('that would be found: %s', (line) => {
  expect(direct.test(line)).toBe(true);
});
