import { cutOffTime } from './cutOffTime.ts';

test.each([
  ['in winter', '2026-12-01T12:00:00Z', '14:00:00-06:00'],
  ['in summer', '2026-07-01T12:00:00Z', '14:00:00-05:00'],
  ['a second before daylight saving begins', '2026-03-08T07:59:59Z', '14:00:00-06:00'],
  ['when daylight saving begins', '2026-03-08T08:00:00Z', '14:00:00-05:00'],
])('%s the cut-off has the warehouse’s UTC offset', (_, now, time) => {
  expect(cutOffTime(new Date(now))).toBe(time);
});
