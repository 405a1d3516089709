const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * 'December 1, 2026'.
 * @param time ISO text, ms or a Date; a date without a time (2026-12-01) is read as UTC
 * @param timeZone 'UTC' for a day that is the same everywhere; by default the reader's, which only a browser knows
 */
export function longDate(time: string | number | Date, timeZone?: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(new Date(time));
}
