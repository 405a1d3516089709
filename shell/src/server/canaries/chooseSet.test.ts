/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import type { Canary } from '@paw/release/store/canaries.ts';
import { beginExchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { chooseSet } from './chooseSet.ts';

const setOf = (id: string) => ({ set: { id } }) as WarmSet;
const live = setOf('live-set');
const warm: Record<string, WarmSet> = {};
let shown: Canary[];
const canary = (id: string, share: number) => ({ id, steps: [share], step: 0 }) as unknown as Canary;
const sets = {
  get shown() {
    return shown;
  },
  get isOpen() {
    return shown.some(({ steps }) => (steps[0] ?? 0) > 0);
  },
  find: (id: string) => warm[id],
};
beforeEach(() => {
  shown = [canary('one', 50)];
  warm.one = setOf('one-set');
});

const chooser = (admits?: () => boolean) =>
  chooseSet({ sets, current: () => live, origin: () => 'http://localhost:3001', ...(admits && { admits }) });

function ask(headers: Record<string, string> = {}, one = chooser()) {
  const request = { method: 'GET', url: '/', headers } as unknown as IncomingMessage;
  const exchange = beginExchange(request);
  const { set, cookie } = one.choose(request, exchange, live);
  const { arm, visitor } = exchange;
  return { set: set.set.id, arm, visitor, cookie, pair: cookie?.split(';')[0] ?? '' };
}

test('the first answer belongs to the cohort of the id that it gives out, and later ones do too', () => {
  const first = Array.from({ length: 40 }, () => ask());
  expect(new Set(first.map(({ set }) => set))).toEqual(new Set(['live-set', 'one-set']));
  for (const { set, arm, visitor, pair } of first) {
    expect(ask({ cookie: pair })).toMatchObject({ set, arm, visitor, cookie: undefined });
    expect(arm).toBe(set === 'one-set' ? 'one' : 'live');
  }
});

test('an id of another form is replaced', () => {
  const { cookie } = ask({ cookie: `visitor-3001=${'A'.repeat(5_000)}` });
  expect(cookie).toMatch(/^visitor-3001=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each<Record<string, string>>([
  { 'sec-gpc': '1' },
  { 'sec-purpose': 'prefetch' },
  { 'user-agent': 'Googlebot/2.1' },
])('a request with %p gets the live set, no cookie, and counts for nothing', (headers) => {
  shown = [canary('one', 100)];
  expect(ask(headers)).toMatchObject({ set: 'live-set', arm: undefined, visitor: undefined, cookie: undefined });
});

test('while the set of a canary is not warm, its visitors get the live one and count as live', () => {
  shown = [canary('one', 100)];
  delete warm.one;
  expect(ask()).toMatchObject({ set: 'live-set', arm: 'live', cookie: expect.stringContaining('visitor-3001=') });
});

test('a visitor who is not admitted gets the live set and does not count', () => {
  shown = [canary('one', 100)];
  expect(
    ask(
      {},
      chooser(() => false),
    ),
  ).toMatchObject({ set: 'live-set', arm: undefined, cookie: undefined });
});

test('signals learn the arm of a set that was served, and the cohort of a cookie', () => {
  shown = [canary('one', 100)];
  const one = chooser();
  const { pair, visitor } = ask({}, one);
  expect([one.armOf('one-set'), one.armOf('never-served')]).toEqual(['one', undefined]);
  expect(one.cohortOf({ headers: { cookie: pair } })).toEqual({ visitor, arm: 'one' });
  expect(one.cohortOf({ headers: {} })).toBeUndefined();
  shown = [];
  expect([one.armOf('one-set'), one.cohortOf({ headers: { cookie: pair } }), one.isOpen()]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});
