import type { SbomComponent } from '@paw/contract/sbom.ts';
import { comparePackages } from './comparePackages.ts';

const component = (label: string, digit?: string): SbomComponent => {
  const [name = '', version = ''] = label.split(' ');
  const purl = `pkg:npm/${name}@${version}`;
  const hashes = digit ? [{ alg: 'SHA-512' as const, content: digit.repeat(128) }] : undefined;
  return { type: 'library', 'bom-ref': purl, name, version, hashes, licenses: [{ expression: 'MIT' }], purl };
};
const list = (...labels: string[]) => ({ components: labels.map((label) => component(label)) });

test('packages are added, removed, and changed from one version to another', () => {
  expect(comparePackages(list('one 1.0.0', 'two 2.0.0'), list('three 3.0.0', 'two 2.1.0'))).toEqual({
    added: ['three 3.0.0'],
    removed: ['one 1.0.0'],
    changed: ['two 2.0.0 → 2.1.0'],
  });
});

test('a second version of a package is added, and the first stays', () => {
  expect(comparePackages(list('one 1.0.0'), list('one 1.0.0', 'one 2.0.0'))).toEqual({
    added: ['one 2.0.0'],
    removed: [],
    changed: [],
  });
});

test('the same version with another hash is shown, because its bytes were replaced', () => {
  const of = (digit?: string) => ({ components: [component('one 1.0.0', digit)] });
  expect(comparePackages(of('a'), of('b')).changed).toEqual(['one 1.0.0: other bytes']);
  for (const [before, next] of [
    ['a', 'a'],
    [undefined, 'a'],
    ['a', undefined],
  ]) {
    expect(comparePackages(of(before), of(next)).changed).toEqual([]);
  }
});

test('packages with the same name in two scopes are two packages', () => {
  const scoped = (group: string) => ({ components: [{ ...component('core 1.0.0'), group }] });
  expect(comparePackages(scoped('@a'), scoped('@b'))).toEqual({
    added: ['@b/core 1.0.0'],
    removed: ['@a/core 1.0.0'],
    changed: [],
  });
});
