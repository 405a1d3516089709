import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNew } from './runNew.ts';

let place: string;
let said: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'paw-new-'));
  said = '';
  for (const kind of ['log', 'error'] as const) {
    jest.spyOn(console, kind).mockImplementation((...[text]: unknown[]) => {
      said += String(text);
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(place, { recursive: true });
});

const run = (...words: string[]) =>
  runNew(words, { place, release: 'npx paw-release', command: 'npx paw-new', store: 'shop/store' });
const filesIn = (folder: string) =>
  readdirSync(join(place, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(place, folder).length + 1));

test('a remote has a page, a slot, their tests and a README, all under its own name', () => {
  expect(run('dog-club')).toBe(0);
  expect(readdirSync(place)).toEqual(['remote-dog-club']);
  expect(filesIn('remote-dog-club').toSorted()).toEqual([
    'README.md',
    'build.ts',
    'jest.config.mjs',
    'package.json',
    'src/badge/Badge.test.tsx',
    'src/badge/Badge.tsx',
    'src/page/DogClubPage.test.tsx',
    'src/page/DogClubPage.tsx',
    'src/remote.test.ts',
    'src/remote.tsx',
  ]);
  const read = (path: string) => readFileSync(join(place, 'remote-dog-club', path), 'utf8');
  expect(read('package.json')).toContain('"name": "@paw/remote-dog-club"');
  expect(read('src/remote.tsx')).toContain("path: '/dog-club'");
  expect(read('src/page/DogClubPage.tsx')).toContain('<PageTitle>Dog club</PageTitle>');
  expect(read('src/badge/Badge.tsx')).toContain("'dog-club/Badge': { pet: string }");
  expect(read('README.md')).toContain('`npx paw-release deactivate dog-club`');
  for (const path of filesIn('remote-dog-club')) expect(read(path)).not.toMatch(/new.?club|npm run release/i);
});

test('the next steps are printed, in at most five commands', () => {
  run('remote-club');
  const commands = said.split('\n').filter((line) => line.startsWith('  '));
  expect(commands).toEqual([
    '  npm test --prefix remote-club',
    '  npx paw-release publish club --store shop/store',
    '  npx paw-release activate club@latest --store shop/store',
  ]);
  expect(said).toContain('live at /club, and shows the slot club/Badge');
});

test('the longest name breaks no line that is formatted for 120 characters', () => {
  run('abcdefghij-klmnopqrs');
  const long = filesIn('remote-abcdefghij-klmnopqrs')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => readFileSync(join(place, 'remote-abcdefghij-klmnopqrs', path), 'utf8').split('\n'))
    .filter((line) => line.length > 120);
  expect(long).toEqual([]);
});

test.each(['Club', '9lives', 'dog--club', 'club-', 'dog/club', '..', 'a'.repeat(21), 'remote-'])(
  '%s is not a valid name, and no files are made',
  (name) => {
    expect(run(name)).toBe(1);
    expect(said).toMatch(/cannot name a remote: use up to 20 small letters/);
    expect(readdirSync(place)).toEqual([]);
  },
);

test('the shell’s name, the path of another page, and a taken name are refused', () => {
  expect(run('shell')).toBe(1);
  expect(said).toMatch(/the name of the shell/);
  expect(run('search')).toBe(1);
  expect(said).toMatch(/\/search is an address of the shell's own/);
  run('club');
  expect(run('club')).toBe(1);
  expect(said).toMatch(/remote-club is there already/);
});

test.each([[[]], [['--help']], [['club', 'house']]])('%j is refused: exactly one name is required', (words) => {
  expect(run(...words)).toBe(2);
  expect(said).toBe('Name the new remote: npx paw-new dog-club');
  expect(existsSync(join(place, 'remote-club'))).toBe(false);
});
