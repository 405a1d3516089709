/** @jest-environment node */
import { longDate } from './longDate.ts';

test('a date without a time is that day everywhere', () => {
  expect(longDate('2026-12-01', 'UTC')).toBe('December 1, 2026');
});

test('a time is its day in the time zone', () => {
  const moment = '2026-12-01T02:00:00.000Z';
  expect(longDate(moment, 'UTC')).toBe('December 1, 2026');
  expect(longDate(moment, 'America/New_York')).toBe('November 30, 2026');
  expect(longDate(new Date(moment).getTime(), 'America/New_York')).toBe('November 30, 2026');
});

test('without a time zone it is the reader’s day', () => {
  const noon = new Date(2026, 11, 1, 12);
  expect(longDate(noon)).toBe('December 1, 2026');
  expect(longDate(noon.toISOString())).toBe('December 1, 2026');
});
