import { sortActivations } from './changedReleases.mjs';
import { describeLeft } from './releaseChanges.mjs';

const remotes = [
  { name: 'cart', release: 'new1' },
  { name: 'catalog', release: 'new2' },
  { name: 'content', release: 'same' },
  { name: 'account', release: 'bad' },
];
const mark = { id: 'bad', by: 'ana', at: '2026-11-21T09:17:03.000Z', reason: '' };
const log = { live: { cart: 'old', content: 'same', account: 'good' }, abandoned: { account: [mark] } };
const names = (some) => some.map(({ name }) => name);

test('a start activates a release only of a remote that was never live', () => {
  const sorted = sortActivations(log, remotes, false);
  expect(names(sorted.toActivate)).toEqual(['catalog']);
  expect(names(sorted.waiting)).toEqual(['cart']);
  expect(names(sorted.takenBack)).toEqual(['account']);
});

test('with --activate a start also activates new releases, but never one that was rolled back', () => {
  const sorted = sortActivations(log, remotes, true);
  expect(names(sorted.toActivate)).toEqual(['cart', 'catalog']);
  expect(sorted.waiting).toEqual([]);
});

test('a start does not activate a remote’s first release again after a rollback', () => {
  const first = { live: {}, abandoned: { account: [mark] } };
  expect(names(sortActivations(first, remotes, true).toActivate)).not.toContain('account');
});

test('a start lists the releases that it built but did not activate, with the command that activates them', () => {
  const lines = describeLeft(sortActivations(log, remotes, false), 'staging');
  expect(lines).toEqual([
    expect.stringMatching(
      /^account@bad was rolled back on 2026-11-21 by ana and stays so\. .* account@bad --env staging --force/,
    ),
    'Built from these sources, but not live: cart@new1 (live: old). To make it live: npm run release -- activate cart@new1 --env staging',
  ]);
});
