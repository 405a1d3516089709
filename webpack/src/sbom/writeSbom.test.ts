import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sbomSchema } from '@paw/contract/sbom.ts';
import { listComponents } from './writeSbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'paw-sbom-'));
const hash = Buffer.alloc(64, 7);
const integrity = `sha512-${hash.toString('base64')}`;
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() =>
  write('node_modules/.package-lock.json', {
    packages: {
      'node_modules/one': { integrity },
      'node_modules/one/node_modules/@a/two': { integrity },
      'node_modules/weak': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    },
  }),
);

function write(path: string, content: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

function install(path: string, facts: object): string {
  write(`node_modules/${path}/package.json`, facts);
  return join(folder, 'node_modules', path);
}

test('a package has its version, license and address, and the hash that npm checked', () => {
  const one = install('one', { name: 'one', version: '1.2.3', license: 'MIT' });
  expect(listComponents([one])).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/one@1.2.3',
      name: 'one',
      version: '1.2.3',
      hashes: [{ alg: 'SHA-512', content: hash.toString('hex') }],
      licenses: [{ expression: 'MIT' }],
      purl: 'pkg:npm/one@1.2.3',
    },
  ]);
});

test('a package inside another, with a scope, is found with its hash', () => {
  const two = install('one/node_modules/@a/two', { name: '@a/two', version: '2.0.0-rc.1+x', license: '(MIT OR ISC)' });
  const [component] = listComponents([two]);
  expect(component).toMatchObject({ group: '@a', name: 'two', purl: 'pkg:npm/%40a/two@2.0.0-rc.1%2Bx' });
  expect(component?.hashes).toHaveLength(1);
});

test('the list is the same in any order, and has each version once, with its hash when one copy has it', () => {
  const facts = { name: 'one', version: '1.2.3', license: 'MIT' };
  const [one, copy] = [install('one', facts), install('other/node_modules/one', facts)];
  const zebra = install('zebra', { name: 'zebra', version: '1.0.0', license: 'MIT' });
  const listed = listComponents([zebra, copy, one]);
  expect(listed.map(({ name }) => name)).toEqual(['one', 'zebra']);
  expect(listed[0]?.hashes).toHaveLength(1);
  expect(listComponents([one, zebra, copy])).toEqual(listed);
});

test('a weak hash is left out', () => {
  expect(listComponents([install('weak', { name: 'weak', version: '1.0.0', license: 'MIT' })])[0]).not.toHaveProperty(
    'hashes',
  );
});

test.each([
  ['Apache-2.0 AND MIT', { expression: 'Apache-2.0 AND MIT' }],
  ['SEE LICENSE IN LICENSE.md', { license: { name: 'SEE LICENSE IN LICENSE.md' } }],
  ['UNLICENSED', { license: { name: 'UNLICENSED' } }],
])('the license "%s" is written as the format asks', (license, written) => {
  expect(listComponents([install('some', { name: 'some', version: '1.0.0', license })])[0]?.licenses).toEqual([
    written,
  ]);
});

test('a package without a license ends the build, and a folder that is no package is left out', () => {
  const bare = install('bare', { name: 'bare', version: '1.0.0' });
  expect(() => listComponents([bare])).toThrow(/^bare in .* names no license/);
  expect(listComponents([install('part', { type: 'module' }), join(folder, 'node_modules/none')])).toEqual([]);
});

test('a reader refuses a list of another format', () => {
  const sbom = {
    $schema: 'x',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'cart@0123456789abcdef', name: 'cart' } },
    components: [],
  };
  expect(sbomSchema.safeParse(sbom).success).toBe(true);
  expect(sbomSchema.safeParse({ ...sbom, specVersion: '1.4' }).success).toBe(false);
});
