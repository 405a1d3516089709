/** @jest-environment node */
import { arrivalOf, dispatchDay } from './arrival.ts';
import { arrivalDays } from './arrivalDays.ts';
import { rules } from './rules.ts';
import { isWorkingDay, nextDay } from './workingDays.ts';

test('the time zone has its American name', () => {
  const { timeZone, timeZoneName } = rules.dispatch;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  expect(parts).toContainEqual({ type: 'timeZoneName', value: timeZoneName });
});

/** Chicago is six hours behind UTC in winter, five in summer. */
const at = (text: string) => new Date(text);

test.each([
  ['before the cut-off', '2026-12-01T19:59:00Z', '2026-12-01'],
  ['at the cut-off', '2026-12-01T20:00:00Z', '2026-12-02'],
  ['before the cut-off in summer', '2026-07-07T18:59:00Z', '2026-07-07'],
  ['at the cut-off in summer', '2026-07-07T19:00:00Z', '2026-07-08'],
  ['late in the evening, when it is tomorrow in UTC', '2026-12-02T05:30:00Z', '2026-12-02'],
  ['just after midnight', '2026-12-02T06:10:00Z', '2026-12-02'],
  ['on Friday after the cut-off', '2026-12-04T21:00:00Z', '2026-12-07'],
  ['on Saturday', '2026-12-05T15:00:00Z', '2026-12-07'],
  ['on Thanksgiving', '2026-11-26T15:00:00Z', '2026-11-27'],
  ['on the evening before New Year', '2026-12-31T23:00:00Z', '2027-01-04'],
])('an order placed %s leaves on the right day', (_, now, day) => {
  expect(dispatchDay(at(now))).toBe(day);
});

test('delivery is counted in working days from the day the order leaves', () => {
  const now = at('2026-11-25T15:00:00Z');
  expect(arrivalOf('standard', now)).toEqual({ from: '2026-12-01', to: '2026-12-03' });
  expect(arrivalOf('express', now)).toEqual({ from: '2026-11-27', to: '2026-11-30' });
});

test('days are written for shoppers', () => {
  expect(arrivalDays({ from: '2026-12-01', to: '2026-12-03' })).toBe('Tue, Dec 1 – Thu, Dec 3');
  expect(arrivalDays({ from: '2026-12-01', to: '2026-12-01' })).toBe('Tue, Dec 1');
  const american = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const days = Array.from({ length: 19 }, (_, at) => new Date(Date.UTC(2027, Math.min(at, 11), 1 + at)));
  const words = days.map((day) => day.toISOString().slice(0, 10)).map((day) => arrivalDays({ from: day, to: day }));
  expect(words).toEqual(days.map((day) => american.format(day)));
  for (const none of ['soon', '', '2026', '2026-12', '2026-02-31', '2026-12-1'])
    expect(() => arrivalDays({ from: none, to: none })).toThrow(`"${none}" is not a day`);
});

test.each([
  '2026-01-01',
  '2026-05-25',
  '2027-05-31',
  '2026-07-04',
  '2025-09-01',
  '2026-09-07',
  '2024-11-28',
  '2026-11-26',
  '2026-12-25',
  '2026-11-28',
])('%s is not a working day', (date) => {
  expect(isWorkingDay(date)).toBe(false);
});

test.each(['2026-05-18', '2026-09-14', '2026-11-19', '2026-11-27', '2026-12-24'])('%s is a working day', (date) => {
  expect(isWorkingDay(date)).toBe(true);
});

test('days are consecutive across months, years, and clock changes', () => {
  expect(['2026-03-08', '2026-12-31', '2028-02-28', '2026-11-01'].map(nextDay)).toEqual([
    '2026-03-09',
    '2027-01-01',
    '2028-02-29',
    '2026-11-02',
  ]);
});
