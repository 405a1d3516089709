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

test('a start makes live what was never live, and nothing else', () => {
  const sorted = sortActivations(log, remotes, false);
  expect(names(sorted.toActivate)).toEqual(['catalog']);
  expect(names(sorted.waiting)).toEqual(['cart']);
  expect(names(sorted.takenBack)).toEqual(['account']);
});

test('when it is asked to, also what replaces another release, but never what was taken back', () => {
  const sorted = sortActivations(log, remotes, true);
  expect(names(sorted.toActivate)).toEqual(['cart', 'catalog']);
  expect(sorted.waiting).toEqual([]);
});

test('the first release of a remote that was taken back does not come back with a start', () => {
  const first = { live: {}, abandoned: { account: [mark] } };
  expect(names(sortActivations(first, remotes, true).toActivate)).not.toContain('account');
});

test('it says what it built that is not live, and the command that makes it live', () => {
  const lines = describeLeft(sortActivations(log, remotes, false), 'staging');
  expect(lines).toEqual([
    expect.stringMatching(
      /^account@bad was rolled back on 2026-11-21 by ana and stays so\. .* account@bad --env staging --force/,
    ),
    'Built from these sources, but not live: cart@new1 (live: old). To make it live: npm run release -- activate cart@new1 --env staging',
  ]);
});
