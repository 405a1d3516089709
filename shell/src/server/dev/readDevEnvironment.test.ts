/** @jest-environment node */
import { readDevEnvironment } from './readDevEnvironment.ts';

test('the settings name the watched remotes, and releases of remotes without a live one', () => {
  const DEV_RELEASES = 'account@0123456789abcdef,content@fedcba9876543210';
  expect(readDevEnvironment({ DEV_REMOTES: 'catalog,cart', DEV_RELEASES })).toEqual({
    watched: ['catalog', 'cart'],
    fallbacks: { account: '0123456789abcdef', content: 'fedcba9876543210' },
  });
  const empty = { watched: [], fallbacks: {} };
  expect([readDevEnvironment({}), readDevEnvironment({ DEV_REMOTES: '', DEV_RELEASES: '' })]).toEqual([empty, empty]);
});

test.each([
  ['DEV_REMOTES', 'Catalog'],
  ['DEV_RELEASES', 'cart@latest'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readDevEnvironment({ [name]: value })).toThrow(`${name} is wrong. Set it to `);
});
