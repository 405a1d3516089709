import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackage } from './findPackage.ts';

const root = mkdtempSync(join(tmpdir(), 'paw-find-package-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a package that is a link is found at the link, and not at its target', () => {
  const target = join(root, 'elsewhere/leash');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), '{}');
  mkdirSync(join(root, 'shop/node_modules'), { recursive: true });
  symlinkSync(target, join(root, 'shop/node_modules/leash'));
  const from = join(root, 'shop/webpack/src');
  expect(findPackage('leash', from)).toBe(join(root, 'shop/node_modules/leash'));
});

test('a package that is missing is named with the command that installs it', () => {
  expect(() => findPackage('no-such-leash', root)).toThrow('no-such-leash is not installed: run "npm install".');
});
