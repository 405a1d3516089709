import type { Canary } from '../store/canaries.ts';
import { releaseSetId } from '../store/foldLog.ts';
import { describeVerdict, reasonToStop } from './describeVerdict.ts';
import { JudgedCanaries } from './JudgedCanaries.ts';
import { START, VisitorReports } from './testing/visitorReports.ts';
import { type SimulatedShop, simulateVisitors } from './testing/simulateVisitors.ts';

const fine = { hurt: 0.002, silent: 0.002 };
const shop = { seconds: 900, viewsPerSecond: 20, share: 0.1, live: fine, canary: fine };
const runs = (count: number, change: Partial<SimulatedShop>) =>
  Array.from({ length: count }, (_, seed) => simulateVisitors({ ...shop, ...change, seed }));
const stopped = (all: ReturnType<typeof runs>) => all.map((one) => one.stopped);

test('the same release in both arms is not stopped', () => {
  expect(stopped(runs(4, {})).filter(Boolean)).toEqual([]);
});

test('visitors who fail with every release blame none, also not those whom a step takes into the canary', () => {
  expect(stopped(runs(3, { unlucky: 0.02, step: { at: 450, share: 0.5 } })).filter(Boolean)).toEqual([]);
});

test('a white page without an error is found by its silence', () => {
  const all = runs(8, { canary: { hurt: 0, silent: 1 } });
  expect(new Set(stopped(all))).toEqual(new Set(['silence']));
  expect(Math.max(...all.map(({ hurt }) => hurt))).toBeLessThanOrEqual(12);
});

test('a canary that fails for one visitor in twenty is stopped, with the reason in words and numbers', () => {
  const [course] = runs(1, { canary: { hurt: 0.05 } });
  const [one] = course?.judged.all ?? [];
  expect(one && reasonToStop(one, 0)).toMatch(
    /^\d+ of \d+ visitors of the canary met an error, of the live release \d+ of [\d,]+: [\d,]+ times likelier if it is worse, the limit is 250; most often: throw of catalog on \/$/,
  );
});

test('an api outage of two minutes blames no release, and the status says so', () => {
  const change = {
    live: { ...fine, uncached: 0.3 },
    canary: { ...fine, uncached: 0.8 },
    outage: { from: 300, to: 420 },
  };
  const all = runs(3, change);
  expect(stopped(all).filter(Boolean)).toEqual([]);
  const { judged } = all[0] ?? { judged: undefined };
  const [one] = judged?.all ?? [];
  expect(one && judged && describeVerdict(one, judged, Date.parse('2026-01-01T00:10:00Z')).apiNote).toMatch(
    /^The api was down 00:05:03–00:07:00 UTC: an api outage blames no release, [\d,]+ failures were not counted\.$/,
  );
});

test('a slow canary is held by its speed', () => {
  expect(stopped(runs(2, { canary: { ...fine, slowness: 3 } }))).toEqual(['speed', 'speed']);
});

test('what shells tell of a canary after its end is no evidence about the next one', () => {
  const at = new Date(START).toISOString();
  const begun = { remote: 'catalog', release: '1'.repeat(16), steps: [10, 100], hold: 600_000, step: 0, stepAt: at };
  const canary = (id: string, n: number): Canary => ({ ...begun, id, n, by: 'ana', at });
  const live = { catalog: '0'.repeat(16) };
  const log = (...canaries: Canary[]) => ({
    live,
    setId: releaseSetId(live),
    canaries: Object.fromEntries(canaries.map((one) => [one.id, one])),
  });
  const judged = new JudgedCanaries();
  const reports = new VisitorReports();
  const first = canary('a'.repeat(16), 1);
  judged.follow(log(first), START);
  const ended = { ...first, ended: { how: 'stopped' as const, n: 2, by: 'ana', at } };
  judged.follow(log(ended), START + 1_000);
  // The shell sent a page of the first canary's live arm when it had ended already; the page's beacon names no arm.
  judged.add(...reports.at(2, [{ what: 'sent' }, { what: 'browser' }]));
  const second = canary('b'.repeat(16), 3);
  judged.follow(log(ended, second), START + 3_000);
  for (let time = 4; time < 20; time++) judged.add(...reports.at(time));
  const [one] = judged.all;
  expect(one?.judge.find(START + 20_000).find(({ harm }) => harm === 'silence')?.live).toEqual({
    visitors: 0,
    hurt: 0,
  });
});
