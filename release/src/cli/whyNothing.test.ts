import { whyNothing } from './whyNothing.ts';

type Shell = Parameters<typeof whyNothing>[0]['shells'][number];

const shell = (more: Partial<Shell> = {}): Shell => ({ instance: 'host-1', state: 'over', pages: 0, ...more });
const why = (shells: Shell[], more: object = {}) =>
  whyNothing({ isOpen: false, pages: 0, skipped: 0, earlier: [], shells, ...more }).join(' ');

test.each([
  ['no shell began it', [], {}, /^No shell has begun it: .* --for 10m/],
  ['no visitor came', [shell({ isReady: true, offered: 0 })], {}, /^No visitor asked 1 shell for a page .* cache/],
  ['the shells were busy', [shell({ isReady: true, offered: 3 })], {}, /^Visitors got 3 pages, but .* quieter hour/],
  [
    'the release had not started',
    [shell({ isReady: false, offered: 3 })],
    {},
    /^The release had not started on host-1/,
  ],
  ['the api was down', [shell({ isReady: true, offered: 3 })], { skipped: 3 }, /^Run it again when the api answers\.$/],
  ['the release does not start', [shell({ state: 'failed', isReady: false })], {}, /^Publish a release that starts/],
  ['it waited for another', [shell({ note: 'It waits for shadow 1.' })], {}, /^Run it again when what the notes say/],
  ['older shells tell nothing', [shell()], {}, /^Run it while the shop has visitors/],
])('a shadow without a page says why when %s', (_, shells, more, words) => {
  expect(why(shells, more)).toMatch(words);
});

test('a shadow that is open still, or has compared pages, needs no such words', () => {
  expect([why([], { isOpen: true }), why([shell()], { pages: 1 })]).toEqual(['', '']);
});
