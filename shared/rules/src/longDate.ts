import { monthNames } from './calendarNames.ts';

/**
 * 'December 1, 2026'.
 * @param time ISO text, ms or a Date; a date without a time (2026-12-01) is read as UTC
 * @param timeZone 'UTC' for a day that is the same everywhere; by default the reader's, which only a browser knows
 * @throws RangeError when `time` is not a valid time
 */
export function longDate(time: string | number | Date, timeZone?: 'UTC'): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime()))
    throw new RangeError(`"${String(time)}" is not a time: pass ISO text, ms or a Date.`);
  const [year, month, day] =
    timeZone === 'UTC'
      ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      : [date.getFullYear(), date.getMonth(), date.getDate()];
  return `${monthNames[month]} ${day}, ${year}`;
}
