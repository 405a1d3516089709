/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { signalReportSchema } from '@paw/release/signals/SignalReport.ts';
import { crowdOf } from './crowdOf.ts';
import { Signals } from './Signals.ts';
import { CATALOG } from './testing/sampleSet.ts';

const world = { now: 0, isApiDown: false, isWatched: false };
let signals: Signals;
beforeEach(() => {
  Object.assign(world, { now: 10_000, isApiDown: false, isWatched: false });
  signals = new Signals({
    isReporting: true,
    clientOf: ({ url = '' }) => url,
    apiIsDown: () => world.isApiDown,
    isWatched: () => world.isWatched,
    now: () => world.now,
  });
});

const from = (client: string) => ({ url: client }) as IncomingMessage;
const visitorOf = (id: number) => id.toString(16).padStart(12, '0');
const see = (client: string, id: number) =>
  signals.noteVisitor(from(client), { visitor: visitorOf(id), arm: 'live', what: 'sent' });

test('there is nothing to report until something happens', () => {
  expect(signals.take()).toBeUndefined();
  signals.noteSent({ status: 200, route: '/', boundaries: [CATALOG] });
  expect(signals.take()).toMatchObject({ routes: [{ remote: 'catalog', sent: 1 }], apiUp: true });
  expect(signals.take()).toBeUndefined();
});

test('a guard that waits hears that nothing happened', () => {
  world.isWatched = true;
  expect(signals.take()).toMatchObject({ routes: [], visitors: [] });
});

test('an api that was down for a moment is reported', () => {
  signals.noteApiDown();
  expect(signals.take()).toMatchObject({ apiUp: false });
  expect(signals.take()).toBeUndefined();
});

test('an event is as old as it is when the report is made', () => {
  see('a', 1);
  world.now += 700;
  expect(signals.take()).toMatchObject({ ms: 700, visitors: [{ ago: 700 }] });
});

test('an address brings five new visitors in a day, and known ones go on', () => {
  for (let id = 0; id < 50; id++) see('a', id);
  see('b', 99);
  expect(signals.take()?.visitors).toHaveLength(6);
  world.now += 23 * 3_600_000;
  for (let id = 0; id < 50; id++) see('a', id);
  expect(signals.take()?.visitors).toHaveLength(5);
  world.now += 3_600_000;
  for (let id = 0; id < 50; id++) see('a', id);
  expect(signals.take()?.visitors).toHaveLength(10);
});

test('one address, at whatever times, has fewer than ten hurt visits in two hours', () => {
  const hurt = () => Array.from({ length: 50 }, () => signals.countsVisit(from('a'), 'hurt')).filter(Boolean).length;
  expect(signals.countsVisit(from('a'), 'hurt')).toBe(true);
  world.now += 2 * 3_600_000 - 1;
  const before = hurt();
  world.now += 1;
  expect([before, hurt()]).toEqual([4, 5]);
  expect(signals.countsVisit(from('b'), 'hurt')).toBe(true);
});

test('a flood of forged visitors and one loud visitor leave a report within its limits', () => {
  for (let id = 0; id < 100; id++) see('loud', 1);
  for (let id = 2; id < 60_000; id++) see(`client ${Math.floor(id / 5)}`, id);
  const report = signals.take();
  expect(report?.visitors).toHaveLength(2_000);
  expect(report?.visitors.filter(({ visitor }) => visitor === visitorOf(1))).toHaveLength(21);
  expect(report?.dropped).toBe(59_998 + 21 - 2_000);
  expect(signalReportSchema.safeParse({ shell: 's', seq: 1, ...report }).success).toBe(true);
  expect(signals.visitors.size.visitors).toBeLessThanOrEqual(50_000);
});

test('a visitor who asks for a page again and again loses events of its own alone', () => {
  for (let id = 0; id < 100; id++) see('loud', 1);
  see('quiet', 2);
  const report = signals.take();
  expect(report?.dropped).toBe(0);
  expect(report?.visitors.slice(19).map(({ visitor, what }) => `${what} ${visitor}`)).toEqual([
    `sent ${visitorOf(1)}`,
    `lost ${visitorOf(1)}`,
    `sent ${visitorOf(2)}`,
  ]);
  expect(signals.take()).toBeUndefined();
  see('loud', 1);
  expect(signals.take()?.visitors).toMatchObject([{ what: 'sent' }]);
});

test('a million routes leave 2,000 in the report and 500 in the metrics', () => {
  for (let at = 0; at < 1_000_000; at++) signals.counts.route(CATALOG, `/${at}`).sent++;
  const report = signals.take();
  expect(report?.routes).toHaveLength(2_000);
  expect(signalReportSchema.safeParse({ shell: 's', seq: 1, ...report }).success).toBe(true);
  const lines = signals.totals.text().split('\n');
  expect(lines.filter((line) => line.startsWith('page_views_total{'))).toHaveLength(501);
  expect(lines).toContain('page_views_total{service="shell",remote="other",release="other",route="other"} 1500');
});

test('a page that was sent tells the group of addresses of its visitor, the same on each shell, and never the address', () => {
  see('192.0.2.1', 1);
  see('192.0.2.1', 2);
  see('198.51.100.7', 3);
  signals.noteVisitor(from('192.0.2.1'), { visitor: visitorOf(1), arm: 'live', what: 'browser' });
  const { visitors = [] } = signals.take() ?? {};
  const crowds = visitors.map(({ crowd }) => crowd);
  expect(crowds).toEqual([crowdOf('192.0.2.1'), crowdOf('192.0.2.1'), crowdOf('198.51.100.7'), undefined]);
  expect(crowds[0]).toMatch(/^[0-9a-f]{4}$/);
  expect(crowds[2]).not.toBe(crowds[0]);
  expect(JSON.stringify(visitors)).not.toContain('192.0.2.1');
  expect(signalReportSchema.shape.visitors.parse(visitors)).toEqual(visitors);
});
