import type { LogEntry } from '../store/logEntry.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { listRecentlyLive, planRemoval } from './planRemoval.ts';

const now = new Date('2026-06-01T00:00:00.000Z');
const published = ['f', 'e', 'd', 'c', 'b', 'a'].map((digit) => ({
  remote: 'cart',
  release: idOf(digit),
  at: `2026-01-0${digit.charCodeAt(0) - 96}T00:00:00.000Z`,
}));
const activations = sampleLog(...['a', 'b', 'c', 'd', 'e'].map((digit) => ({ changes: { cart: idOf(digit) } })));
const intent = { now, inUse: new Set<string>() };
const digits = (removed: { release: string }[]) => removed.map(({ release }) => release[0]).join('');

test('by default rollback targets are kept, and a release that was never live is removed after 30 days', () => {
  expect(digits(planRemoval(published, [activations], intent))).toBe('f');
  expect(digits(planRemoval(published, [activations], { ...intent, now: new Date('2026-01-20') }))).toBe('');
});

test('--keep keeps the newest releases and those before the live one', () => {
  expect(digits(planRemoval(published, [activations], { ...intent, keep: 2 }))).toBe('ba');
  expect(digits(planRemoval(published, [activations], { ...intent, keep: 0 }))).toBe('fdcba');
});

test('a release that is live in any environment is kept, whatever its age', () => {
  const staging = sampleLog({ changes: { cart: idOf('a') } });
  expect(digits(planRemoval(published, [activations, staging], { ...intent, keep: 1 }))).toBe('cb');
});

test('a release that a running shell serves is kept', () => {
  const inUse = new Set([`cart@${idOf('b')}`]);
  expect(digits(planRemoval(published, [activations], { now, inUse, keep: 1 }))).toBe('ca');
});

test('a release that was live recently is kept for 30 days', () => {
  const entries = sampleLog(
    { changes: { cart: idOf('f') }, at: '2026-05-01T00:00:00.000Z' },
    { action: 'rollback', changes: { cart: null }, abandoned: { cart: idOf('f') }, at: '2026-05-20T00:00:00.000Z' },
  );
  expect(digits(planRemoval(published, [entries], intent))).toBe('edcba');
  expect(digits(planRemoval(published, [entries], { ...intent, now: new Date('2026-07-01') }))).toBe('fedcba');
});

test('a release that an open preview shows is kept until the preview ends', () => {
  const preview = {
    id: '0123456789ab',
    hash: 'f'.repeat(64),
    overrides: { cart: idOf('f') },
    until: '2026-06-01T01:00:00Z',
  };
  const begun = { action: 'preview', at: '2026-05-31T23:00:00.000Z', preview } as const;
  const live = { changes: { cart: idOf('e') } };
  const remove = (entries: Partial<LogEntry>[], at = now) =>
    digits(planRemoval(published, [sampleLog(live, ...entries)], { ...intent, now: at, keep: 0 }));
  expect(remove([begun])).toBe('dcba');
  expect(remove([begun], new Date('2026-06-01T02:00:00Z'))).toBe('fdcba');
  expect(remove([begun, { action: 'end-preview', preview: { id: preview.id } }])).toBe('fdcba');
});

test('what was live in the last 30 days is what is live and what was left since', () => {
  const changes = (digit: string, at: string) => ({ changes: { cart: idOf(digit) }, at });
  const entries = sampleLog(changes('a', '2026-01-01'), changes('b', '2026-02-01'), changes('c', '2026-05-20'));
  expect(listRecentlyLive(entries, now)).toEqual([`cart@${idOf('c')}`, `cart@${idOf('b')}`]);
});

test('releases are counted per remote, and one without a time is not considered old', () => {
  const others = [{ remote: 'catalog', release: idOf('a'), at: '' }];
  expect(planRemoval([...published, ...others], [], { ...intent, keep: 1 })).not.toContainEqual(others[0]);
  expect(planRemoval(others, [], intent)).toEqual([]);
});

test('--keep does not count abandoned releases before the live one', () => {
  const entries = sampleLog(...['a', 'b', 'c'].map((digit) => ({ changes: { cart: idOf(digit) } })), {
    action: 'rollback',
    abandoned: { cart: idOf('b') },
    recalled: { cart: idOf('b') },
  });
  expect(digits(planRemoval(published, [entries], { ...intent, keep: 1 }))).toBe('edb');
});

test('--keep keeps the target of the next rollback when the live release is in the trail twice', () => {
  const entries = sampleLog(...['a', 'b', 'c', 'b'].map((digit) => ({ changes: { cart: idOf(digit) } })), {
    action: 'rollback',
    abandoned: { cart: idOf('c') },
    recalled: { cart: idOf('c') },
  });
  expect(digits(planRemoval(published, [entries], { ...intent, keep: 1 }))).toBe('edc');
});

test('the live release of the shell and its rollback targets are kept', () => {
  const shells = published.map((one) => ({ ...one, remote: 'shell' }));
  const entries = sampleLog(...['a', 'b', 'c', 'd'].map((digit) => ({ changes: { shell: idOf(digit) } })));
  expect(digits(planRemoval(shells, [entries], intent))).toBe('fe');
  expect(digits(planRemoval(shells, [entries], { ...intent, keep: 1 }))).toBe('eba');
});

test('a release without release.json is removed however young it is, unless it is needed, and is not one of the newest', () => {
  const broken = new Set([`cart@${idOf('f')}`, `cart@${idOf('e')}`]);
  const young = new Date('2026-01-20');
  expect(digits(planRemoval(published, [activations], { now: young, inUse: new Set(), broken }))).toBe('f');
  expect(digits(planRemoval(published, [], { now: young, inUse: new Set(), broken, keep: 2 }))).toBe('feba');
});
