/** @jest-environment node */
import { longDate } from './longDate.ts';

test('a date without a time is that day everywhere', () => {
  expect(longDate('2026-12-01', 'UTC')).toBe('December 1, 2026');
});

test('a date in every month is written in American style', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1 + month));
  expect(days.map((day) => longDate(day, 'UTC'))).toEqual(days.map((day) => american.format(day)));
});

test('text that is not a time is rejected', () => {
  expect(() => longDate('soon')).toThrow('"soon" is not a time: pass ISO text');
});

test('without a time zone it is the reader’s day', () => {
  const noon = new Date(2026, 11, 1, 12);
  expect(longDate(noon)).toBe('December 1, 2026');
  expect(longDate(noon.toISOString())).toBe('December 1, 2026');
});
