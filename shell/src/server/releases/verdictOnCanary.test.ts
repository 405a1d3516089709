/** @jest-environment node */
import { foldLog } from '@paw/release/store/foldLog.ts';
import type { LogEntry } from '@paw/release/store/logEntry.ts';
import { type CanaryFacts, verdictOnCanary } from './verdictOnCanary.ts';

const id = 'c0ffee00';
const label = `catalog@${'c'.repeat(16)}`;
const live = { action: 'activate', changes: { catalog: 'a'.repeat(16) } };
const begun = { action: 'canary', canary: { id, releases: { catalog: 'c'.repeat(16) }, steps: [1, 50], hold: 0 } };
const moved = { action: 'step-canary', canary: { id, step: 1 } };
const ended = { action: 'end-canary', canary: { id } };

/** The verdict on the last entry that is about a canary, or on entry `n`. */
function verdictAfter(drafts: object[], facts: Partial<CanaryFacts> = {}, n = drafts.length) {
  const entries = drafts.map(
    (draft, at) => ({ n: at + 1, at: '2026-11-25T10:00:00Z', by: 'ana', ...draft }) as LogEntry,
  );
  return verdictOnCanary(entries[n - 1] as LogEntry, { log: foldLog(entries), ...facts });
}

test('a canary is ok when its set is warm, and has no verdict before', () => {
  expect(verdictAfter([live, begun], { canaryState: () => 'warm' })).toEqual({ ok: true });
  expect(verdictAfter([live, begun], { canaryState: () => 'warming' })).toBeUndefined();
});

test('a canary that fails says why, and so does one on a shell that is stale', () => {
  const canaryState = () => ({ error: '/ answers 500.' });
  expect(verdictAfter([live, begun], { canaryState })).toEqual({ ok: false, error: `${label}: / answers 500.` });
  expect(verdictAfter([live, begun], { held: 'Stale.' })).toEqual({ ok: false, error: `${label}: Stale.` });
});

test('a step and an end are ok as soon as they are read', () => {
  expect(verdictAfter([live, begun, moved], { canaryState: () => 'warming' })).toEqual({ ok: true });
  expect(verdictAfter([live, begun, ended], { held: 'Stale.' })).toEqual({ ok: true });
});

test('a canary that did not begin, or ended before it was warm, is not ok', () => {
  expect(verdictAfter([begun])).toMatchObject({ ok: false, error: expect.stringContaining('did not begin') });
  const early = verdictAfter([live, begun, ended], {}, 2);
  expect(early).toMatchObject({ ok: false, error: expect.stringContaining('stopped by ana, entry 3') });
});

test('a shell that starts is ready before its canaries are warm', () => {
  expect(verdictAfter([live, begun], { first: 2, canaryState: () => 'warming' })).toEqual({ ok: true });
});
