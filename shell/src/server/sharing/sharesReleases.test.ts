/** @jest-environment node */
import { readEnvironment } from '../environment.ts';
import { sharesReleases } from './sharesReleases.ts';

const isShared = (env: Record<string, string>) =>
  sharesReleases(readEnvironment({ API_URL: 'http://api', PICTURES_URL: 'http://pictures', ...env }, '/'));

test.each<[string, Record<string, string>, boolean]>([
  ['a shop on this machine alone', {}, true],
  ['a shop with a public origin', { SITE_ORIGIN: 'https://shop.example' }, false],
  ['a shop that listens beyond this machine', { HOST: '0.0.0.0' }, false],
  ['a public shop whose operator allows it', { SITE_ORIGIN: 'https://shop.example', SHARE_RELEASES: 'yes' }, true],
  ['a shop whose operator forbids it', { SHARE_RELEASES: 'no' }, false],
])('%s shares its releases: %j %s', (_, env, expected) => {
  expect(isShared(env)).toBe(expected);
});
