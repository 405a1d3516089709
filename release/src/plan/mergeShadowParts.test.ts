import { foldLog, releaseSetId } from '../store/foldLog.ts';
import type { ShellPart } from '../store/shadowParts.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { mergeShadowParts } from './mergeShadowParts.ts';

const at = '2026-01-01T12:00:00.000Z';
const overrides = { cart: idOf('b') };
const shadow = { id: '0000000a', overrides, until: at, n: 2, by: 'ana', at };
const log = foldLog(sampleLog({ changes: { cart: idOf('a') } }));
const set = releaseSetId(overrides);
const throws = { kind: 'status' as const, count: 1, example: '/viewcart', text: 'answers 500, live 200' };

function partOf(instance: string, route: object = {}, more: Partial<ShellPart> = {}): ShellPart {
  const routes = { '/viewcart': { pages: 1, samples: [], differences: [], ...route } };
  return { instance, at, set, live: log.setId, state: 'over', skipped: 0, routes, ...more };
}

test('what two shells saw alike is one difference with one first address', () => {
  const parts = [partOf('a', { differences: [throws] }), partOf('b', { differences: [{ ...throws, example: '/x' }] })];
  const { pages, differences, routes } = mergeShadowParts(shadow, log, parts, false);
  expect([pages, differences]).toEqual([2, 1]);
  expect(routes[0]?.differences).toEqual([{ ...throws, count: 2 }]);
});

test('a warning is shown and does not count', () => {
  const report = mergeShadowParts(shadow, log, [partOf('a', { differences: [{ ...throws, kind: 'warning' }] })], false);
  expect([report.differences, report.routes[0]?.differences.length]).toEqual([0, 1]);
});

test('a route whose median is more than twice the live one is slower, once enough pages were timed', () => {
  const samples = (count: number) => Array.from({ length: count }, () => [6, 14, 900, 1_000]);
  const few = mergeShadowParts(shadow, log, [partOf('a', { samples: samples(19) })], false);
  expect([few.differences, few.routes[0]?.ms]).toEqual([0, undefined]);
  const many = mergeShadowParts(shadow, log, [partOf('a', { samples: samples(20) })], false);
  expect(many.routes[0]?.differences).toMatchObject([{ kind: 'slow', text: expect.stringContaining('14.0 ms') }]);
  expect(many.routes[0]?.bytes).toEqual({ live: 900, candidate: 1_000 });
});

test('when another remote goes live, the report is about the new set, and says what does not count', () => {
  const moved = foldLog(sampleLog({ changes: { cart: idOf('a') } }, { changes: { club: idOf('c') } }));
  const next = releaseSetId({ club: idOf('c'), ...overrides });
  const report = mergeShadowParts(shadow, moved, [partOf('a'), partOf('a', {}, { set: next })], false);
  expect(report).toMatchObject({ set: next, pages: 1, earlier: [{ set, pages: 1 }] });
  expect(report.lapsedFor).toBeUndefined();
});

test('a report whose set can no longer go live has lapsed', () => {
  const moved = foldLog(sampleLog({ changes: { cart: idOf('a') } }, { changes: { club: idOf('c') } }));
  const report = mergeShadowParts(shadow, moved, [partOf('a')], false);
  expect(report).toMatchObject({ set, lapsedFor: releaseSetId({ club: idOf('c'), ...overrides }) });
});
