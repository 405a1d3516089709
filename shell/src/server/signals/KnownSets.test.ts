/** @jest-environment node */
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { KnownSets } from './KnownSets.ts';
import { CATALOG, liveSet } from './testing/sampleSet.ts';

let running: ReleaseSet[];
let sets: KnownSets;
beforeEach(() => {
  running = [liveSet];
  sets = new KnownSets('5e115e115e115e11', () => running);
});

test('a set is known as soon as it is served, and for a while afterwards', () => {
  expect(sets.find('live-set')?.routes.get('/product/:title')).toBe(CATALOG);
  for (let at = 0; at < 11; at++) {
    running = [{ ...liveSet, id: `s${at}` }];
    sets.refresh();
  }
  expect(sets.find('live-set')).toBeDefined();
  running = [{ ...liveSet, id: 's12', remotes: {} }];
  expect(sets.find('s12')).toBeDefined();
  expect(sets.find('live-set')).toBeUndefined();
  expect(sets.hasLabel(CATALOG)).toBe(true);
});
