/** @jest-environment node */
import { KnownSets } from './KnownSets.ts';
import { knownLabels } from './knownLabels.ts';
import { readBeacon } from './readBeacon.ts';
import { CART, CATALOG, liveSet, SHELL } from './testing/sampleSet.ts';

const known = new KnownSets(SHELL.slice(6), () => [liveSet]).find('live-set');
const LEFT = 'catalog@0000000000000000';

/** What failed in a beacon of a page of the catalog, with the labels that count. */
function failuresOf(...failures: [string, string][]) {
  const beacon = readBeacon(JSON.stringify({ s: 'live-set', r: '/', a: [CART, LEFT], f: failures }));
  if (!beacon || !known) throw new Error('That is no beacon.');
  const { a, f } = knownLabels(beacon, known, CATALOG);
  expect(a).toEqual([CART]);
  return f;
}

test('a name means its release in the set', () => {
  expect(failuresOf(['cart', 'unanswered'])).toEqual([[CART, 'unanswered']]);
});

test.each(['throw', 'hydration', 'api', 'chunk'])('what the script knows no label for is of the page: %s', (kind) => {
  expect(failuresOf(['shell', kind], [SHELL, kind])).toEqual([
    [CATALOG, kind],
    [CATALOG, kind],
  ]);
});

test('an error of the shell outside of React is its own', () => {
  expect(failuresOf(['shell', 'script'], [SHELL, 'script'])).toEqual([
    [SHELL, 'script'],
    [SHELL, 'script'],
  ]);
});

test('releases and names that are not in the set do not count', () => {
  expect(failuresOf([LEFT, 'throw'], ['__proto__', 'throw'], ['account', 'throw'])).toEqual([]);
});
