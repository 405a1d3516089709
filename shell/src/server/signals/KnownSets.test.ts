/** @jest-environment node */
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { KnownSets } from './KnownSets.ts';
import { CART, CATALOG, liveSet, NEW_CATALOG } from './testing/sampleSet.ts';

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

test('what all good pages of a route have in common is expected of the next one, and its own release always', () => {
  const expected = () => sets.find('live-set')?.expected.get('/product/:title');
  const learn = (boundaries: string[], more: object = {}) =>
    sets.learn({ setId: 'live-set', route: '/product/:title', status: 200, boundaries, ...more });
  expect(expected()).toBeUndefined();
  learn([CATALOG], { status: 500 });
  learn([CATALOG], { failed: [CART] });
  learn([CART, NEW_CATALOG]);
  expect(expected()).toEqual([CATALOG, CART]);
  learn([CATALOG]);
  learn([CATALOG, CART]);
  expect(expected()).toEqual([CATALOG]);
});
