import type { RegistryClient } from '../client/RegistryClient.ts';
import { idOf } from '../testing/sampleRelease.ts';
import { hurt } from './hurt.ts';
import type { CommandContext } from './releaseCommand.ts';

const at = '2026-01-02T14:05:00.000Z';
const error = {
  remote: 'catalog',
  release: idOf('c'),
  route: '/product/:title',
  kind: 'throw',
  failed: 40,
  views: 120,
  others: { failed: 2, views: 9000 },
  first: at,
  last: at,
  shownBy: { n: 8, at, by: 'eve (token)', how: 'live' },
  left: { n: 9, at },
};

const asked: string[] = [];
const registry = {
  json: async (path: string) => {
    asked.push(path);
    return { from: at, errors: [error], moreErrors: 2 };
  },
} as unknown as RegistryClient;

const run = async (args: string[], options: object, more: object = { registry }) =>
  (await hurt({ env: 'production', args, options, ...more } as unknown as CommandContext)).text;

test('each kind of failure is a line with its release, its route, and the entry that showed it', async () => {
  const text = await run([], { range: 'day' });
  expect(asked.at(-1)).toBe('/v1/environments/production/hurt?range=day');
  expect(text).toMatch(
    /catalog@c{16} +\/product\/:title +throw +40 of 120 +2 of 9000 +2026-01-02 14:05:00Z .*entry 8 \(.*\) of eve \(token\) +entry 9/,
  );
  expect(text).toMatch(/2 more kinds of failure\.$/);
});

test('the first kind of failure is followed by where its example was thrown', async () => {
  const place = `catalog/${idOf('c')}/browser/page-product.js:1:2345`;
  const source = { place, file: 'src/product/Price.tsx', line: 12, column: 7, inside: 'Price\x1b' };
  const stack = [source, { place, unmapped: 'This release has no source maps.' }];
  const json = async () => ({ from: at, errors: [{ ...error, stack }], moreErrors: 0 });
  const text = await run([], {}, { registry: { json } });
  expect(text.split('\n').slice(-2)).toEqual([
    '  src/product/Price.tsx:12:7 in Price\\x1b',
    `  ${place} (This release has no source maps.)`,
  ]);
});

test('a remote without a failure has a sentence of its own', async () => {
  expect(await run(['cart'], {})).toMatch(/^No failure of cart was reported in "production" since/);
});

test('without a registry, and for a time that is none, it says what to add', async () => {
  await expect(run([], {}, {})).rejects.toThrow('add --registry <url>, or set PAW_REGISTRY');
  await expect(run([], { range: 'year' })).rejects.toThrow('write --range 2h, --range day');
});
