import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { findRevision } from './gitFacts.ts';

afterAll(removeTemporaryFolders);

const files = ['remote-cart/src/remote.tsx', 'remote-catalog/src/remote.tsx', 'shared/src/a.ts', 'webpack/src/b.ts'];

function writeFiles(root: string, paths: readonly string[], text: string) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commitFiles(): { root: string; commit: string } {
  const root = temporaryFolder();
  writeFiles(root, [...files, 'package-lock.json'], 'first');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=ana', '-c', 'user.email=ana@shop.example', 'commit', '-qm', 'first');
  return { root, commit: git('rev-parse', 'HEAD') };
}

test('a clean checkout is its commit', () => {
  const { root, commit } = commitFiles();
  expect(findRevision(join(root, 'remote-cart'))).toBe(commit);
});

test.each([
  'remote-cart/src/remote.tsx',
  'remote-cart/src/new.ts',
  'shared/src/a.ts',
  'webpack/src/b.ts',
  'package-lock.json',
])('a change in %s marks the revision as changed', (path) => {
  const { root, commit } = commitFiles();
  writeFiles(root, [path], 'second');
  expect(findRevision(join(root, 'remote-cart'))).toBe(`${commit}+changes`);
});

test('a removed lockfile marks the revision as changed', () => {
  const { root, commit } = commitFiles();
  rmSync(join(root, 'package-lock.json'));
  expect(findRevision(join(root, 'remote-cart'))).toBe(`${commit}+changes`);
});

test("another team's change does not mark the revision", () => {
  const { root, commit } = commitFiles();
  writeFiles(root, ['remote-catalog/src/remote.tsx', 'README.md'], 'second');
  expect(findRevision(join(root, 'remote-cart'))).toBe(commit);
});

test('outside of Git there is no revision', () => {
  expect(findRevision(temporaryFolder())).toBeUndefined();
});
