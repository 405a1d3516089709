import { findOpenCanary, listOpenCanaries, shareOf } from './canaries.ts';
import { findAbandoned, foldLog } from './foldLog.ts';
import type { LogEntry } from './logEntry.ts';

const id = (digit: string) => digit.repeat(16);
const canaryId = 'c0ffee00';
const live: Partial<LogEntry> = { action: 'activate', changes: { catalog: id('a'), cart: id('b') } };
const plan = { id: canaryId, releases: { catalog: id('c') }, steps: [1, 10, 100], hold: 60_000 };
const begun: Partial<LogEntry> = { action: 'canary', canary: plan };

/** The log after these entries. */
function logOf(...entries: Partial<LogEntry>[]) {
  const at = '2026-11-25T10:00:00.000Z';
  return foldLog(entries.map((entry, index) => ({ n: index + 1, at, by: 'ana', ...entry }) as LogEntry));
}

test('a canary begins with its first share, and changes nothing that is live', () => {
  const log = logOf(live, begun);
  const canary = findOpenCanary(log, 'catalog');
  expect([canary?.release, canary && shareOf(canary), log.live.catalog]).toEqual([id('c'), 0.01, id('a')]);
});

test('it moves to a step of its plan, and to none beyond it', () => {
  const to = (step: number) => ({ action: 'step-canary', canary: { id: canaryId, step } }) as const;
  expect(findOpenCanary(logOf(live, begun, to(1)), 'catalog')?.step).toBe(1);
  expect(findOpenCanary(logOf(live, begun, to(3)), 'catalog')?.step).toBe(0);
});

test('its end leaves the release as it was, or abandons it', () => {
  const end = (abandon: boolean) => logOf(live, begun, { action: 'end-canary', canary: { id: canaryId, abandon } });
  expect(listOpenCanaries(end(false))).toEqual([]);
  expect([end(false), end(true)].map((log) => findAbandoned(log, 'catalog', id('c')) !== undefined)).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['promoted', { action: 'activate', changes: { catalog: id('c') } }],
  ['replaced', { action: 'activate', changes: { catalog: id('d') } }],
  ['replaced', { action: 'deactivate', changes: { catalog: null } }],
  ['replaced', { action: 'rollback', abandoned: { catalog: id('c') }, recalled: { catalog: id('c') } }],
] as const)('a change of what is live of its remote ends it: %s', (how, entry) => {
  expect(logOf(live, begun, entry).canaries[canaryId]?.ended?.how).toBe(how);
});

test('a change of another remote does not end it', () => {
  const log = logOf(live, begun, { action: 'activate', changes: { cart: id('d') } });
  expect(listOpenCanaries(log)).toHaveLength(1);
});

test.each([
  ['a remote that is not live', { releases: { club: id('c') } }],
  ['the live release', { releases: { catalog: id('a') } }],
  ['two remotes', { releases: { catalog: id('c'), cart: id('c') } }],
  ['shares that fall', { steps: [10, 1] }],
  ['a share above 100', { steps: [10, 101] }],
])('no canary begins with %s', (_, part) => {
  const log = logOf(live, { action: 'canary', canary: { ...plan, ...part } });
  expect(listOpenCanaries(log)).toEqual([]);
});

test('a remote has one canary at a time', () => {
  const second = { ...begun, canary: { ...plan, id: 'c0ffee01', releases: { catalog: id('d') } } };
  expect(listOpenCanaries(logOf(live, begun, second)).map((one) => one.release)).toEqual([id('c')]);
});
