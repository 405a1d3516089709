import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { checkIntegrity, checkLicenses, checkScripts } from './checkLockfile.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const lockfile = (packages) => ({ lockfileVersion: 3, packages: { '': {}, api: { name: '@paw/api' }, ...packages } });
const one = (entry) => lockfile({ 'node_modules/a': { version: '1.0.0', integrity, license: 'MIT', ...entry } });

test('the repository’s own lockfile passes', () => {
  const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect([...checkIntegrity(own), ...checkLicenses(own), ...checkScripts(own)]).toEqual([]);
});

test('a package of the registry with its hash, a workspace and a bundled package are accepted', () => {
  const packages = one({});
  packages.packages['node_modules/@paw/api'] = { resolved: 'api', link: true };
  packages.packages['node_modules/a/node_modules/b'] = { version: '1.0.0', inBundle: true, license: 'MIT' };
  expect(checkIntegrity(packages)).toEqual([]);
});

test.each([
  ['without a hash', { integrity: undefined }, /node_modules\/a has no sha512 hash/],
  ['with a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /has no sha512 hash/],
  ['from a repository', { resolved: 'git+ssh://git@example.com/a/b.git#0123456' }, /an address of its own/],
  ['from another server', { resolved: 'https://packages.example/a/-/a-1.0.0.tgz' }, /an address of its own/],
  ['from a file', { resolved: 'file:../a.tgz' }, /an address of its own/],
  ['from a folder beside the repository', { resolved: '../a', link: true }, /outside the repository/],
])('a package %s is reported', (_, entry, words) => {
  expect(checkIntegrity(one(entry))).toEqual([expect.stringMatching(words)]);
});

const rules = { licenses: ['MIT', 'ISC'], licensed: {} };

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'])('the license "%s" is allowed', (license) => {
  expect(checkLicenses(one({ license }), rules)).toEqual([]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])(
  'the license "%s" is reported, unless it is for development',
  (license) => {
    expect(checkLicenses(one({ license }), rules)).toEqual([expect.stringMatching(/^a: .*is not an allowed license/)]);
    expect(checkLicenses(one({ license, dev: true }), rules)).toEqual([]);
  },
);

test('an exception covers its packages, and one that nothing needs is reported', () => {
  const packages = lockfile({ 'node_modules/@img/x-linux': { integrity, license: 'LGPL-3.0' } });
  const licensed = { '@img/x-*': 'why', other: 'why' };
  expect(checkLicenses(packages, { ...rules, licensed })).toEqual([expect.stringMatching(/the exception "other"/)]);
});

test('an install script needs a reason, wherever the package is, and a reason needs its script', () => {
  const packages = one({ hasInstallScript: true });
  packages.packages['node_modules/x/node_modules/b'] = { integrity, hasInstallScript: true, dev: true };
  expect(checkScripts(packages, { a: 'why', c: 'why' })).toEqual([
    expect.stringMatching(/^b runs a script/),
    expect.stringMatching(/c runs no script/),
  ]);
});
