import type { ShadowReport } from '../plan/mergeShadowParts.ts';
import { describeReport } from './shadowReport.ts';

const at = '2026-01-01T12:00:00.000Z';
const route = { route: '/', pages: 3, differences: [] };

function textOf(more: Partial<ShadowReport>, shell: Partial<ShadowReport['shells'][number]>): string {
  const shells = [{ instance: 'host-1', state: 'over' as const, pages: 3, offered: 4_310, isReady: true, ...shell }];
  const counts = { pages: 3, skipped: 0, differences: 0, routes: [route], earlier: [], shells };
  return describeReport({ id: '0000000a', overrides: {}, at, until: at, isOpen: false, set: 's', ...counts, ...more })
    .text;
}

const said =
  'Note: host-1: the machine was busy with other work for 85 % of the time. It compared 3 of the 4,310 pages that visitors got.';

test('a shadow on a busy machine says how much it compared, and what to do for more', () => {
  const text = textOf({}, { busy: 0.85 });
  expect(text).toContain('3 pages of 1 route compared, no difference.');
  expect(text).toContain(`${said}\nFor more pages, run it at a quieter hour`);
});

test('while it is open the note has no advice, and a machine with time has no note', () => {
  expect(textOf({ isOpen: true }, { busy: 0.85 })).not.toContain('quieter hour');
  expect(textOf({ isOpen: true }, { busy: 0.85 })).toContain(said);
  expect(textOf({}, { busy: 0.3 })).not.toContain('busy');
});
