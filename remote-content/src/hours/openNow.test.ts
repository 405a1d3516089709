/** @jest-environment node */
import { openNow } from './openNow.ts';
import { weekInLines } from './openingHours.ts';

const wordsAt = (utc: string) => openNow(new Date(utc)).words;

test.each([
  // In winter Chicago is six hours behind, in summer five.
  ['2026-01-14T14:59:59Z', 'Closed now. Opens today at 9 am'],
  ['2026-01-14T15:00:00Z', 'Open now until 6 pm'],
  ['2026-01-14T23:59:59Z', 'Open now until 6 pm'],
  ['2026-01-15T00:00:00Z', 'Closed now. Opens tomorrow at 9 am'],
  ['2026-07-15T13:59:59Z', 'Closed now. Opens today at 9 am'],
  ['2026-07-15T14:00:00Z', 'Open now until 6 pm'],
  ['2026-07-15T23:00:00Z', 'Closed now. Opens tomorrow at 9 am'],
  // The day's clocks go forward at 8:00 UTC on March 8, and back at 7:00 UTC on November 1: both Sundays.
  ['2026-03-07T16:00:00Z', 'Open now until 2 pm'],
  ['2026-03-07T20:00:00Z', 'Closed now. Opens on Monday at 9 am'],
  ['2026-03-08T08:00:00Z', 'Closed now. Opens tomorrow at 9 am'],
  ['2026-03-09T14:00:00Z', 'Open now until 6 pm'],
  ['2026-10-30T14:00:00Z', 'Open now until 6 pm'],
  ['2026-11-02T14:59:00Z', 'Closed now. Opens today at 9 am'],
  ['2026-11-02T15:00:00Z', 'Open now until 6 pm'],
  // After Friday's last hour comes Saturday; after Saturday's, Monday.
  ['2026-01-17T00:00:00Z', 'Closed now. Opens tomorrow at 10 am'],
  ['2026-01-17T20:00:00Z', 'Closed now. Opens on Monday at 9 am'],
])('at %s: %s', (utc, words) => {
  expect(wordsAt(utc)).toBe(words);
});

test('the clock is in the shop’s time zone', () => {
  expect(openNow(new Date('2026-01-14T22:05:00Z')).clock).toBe('4:05 pm');
  expect(openNow(new Date('2026-07-15T05:09:00Z')).clock).toBe('12:09 am');
  expect(openNow(new Date('2026-07-15T17:00:00Z')).clock).toBe('12:00 pm');
});

test('days with the same hours share a line', () => {
  expect(weekInLines()).toEqual([
    { days: 'Monday to Friday', hours: '9 am – 6 pm' },
    { days: 'Saturday', hours: '10 am – 2 pm' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});
