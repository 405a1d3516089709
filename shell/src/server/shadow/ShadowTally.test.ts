import type { PageLook } from './comparePages.ts';
import { ShadowTally } from './ShadowTally.ts';

const look: PageLook = { status: 200, location: '', failed: [], errors: [], console: [], cpu: 5, ms: 8, bytes: 900 };
const page = (pageUrl: string, more: object = {}) => ({
  route: '/product/:title',
  pageUrl,
  look,
  ...more,
});
const slow = { kind: 'slow' as const, text: 'takes 150 ms of processor time, live 5 ms' };

test('a difference is counted once for each page, with the first address, in which a query has only names', () => {
  const tally = new ShadowTally();
  tally.note(page('/product/Bed?color=Red&size=L'), look, look, [slow]);
  tally.note(page('/product/Bowl'), look, look, [{ ...slow, text: 'takes 90 ms of processor time, live 4 ms' }]);
  const found = { ...slow, count: 2, example: '/product/Bed?color&size' };
  expect(tally.summary['/product/:title']?.differences).toEqual([found]);
});

test('an address that the log does not show is shown as its route', () => {
  const tally = new ShadowTally();
  const typed = { route: '/search/:searchQuery', logPath: 'route' as const };
  tally.note(page('/search/my-secret', typed), look, look, [slow]);
  expect(tally.summary['/search/:searchQuery']?.differences[0]?.example).toBe('/search/:searchQuery');
});

test('the first renderings of a route are not timed, and at most a hundred are kept', () => {
  const tally = new ShadowTally();
  for (let n = 0; n < 5; n++) tally.note(page('/product/Bed'), look, look, []);
  expect(tally.summary['/product/:title']).toMatchObject({ pages: 5, samples: [] });
  for (let n = 0; n < 300; n++) tally.note(page('/product/Bed'), look, { ...look, ms: 12 }, []);
  expect(tally.summary['/product/:title']?.samples).toHaveLength(100);
  expect(tally.summary['/product/:title']?.samples[0]).toEqual([8, 12, 900, 900]);
});

test('a difference is known once it was confirmed three times', () => {
  const tally = new ShadowTally();
  for (let n = 0; n < 3; n++) {
    expect(tally.areKnown('/product/:title', [slow])).toBe(false);
    tally.note(page('/product/Bed'), look, look, [slow]);
  }
  expect(tally.areKnown('/product/:title', [slow])).toBe(true);
});

test('the share of time in which the machine was busy is known in steps, once something was compared', () => {
  const tally = new ShadowTally();
  expect(tally.busy).toBeUndefined();
  tally.noteTime({ used: 200, waited: 0 });
  expect(tally.busy).toBe(0);
  tally.noteTime({ waited: 1_000 });
  expect(tally.busy).toBe(0.85);
});
