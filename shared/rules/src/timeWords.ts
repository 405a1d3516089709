let times: Intl.DateTimeFormat | undefined;

/** 'Nov 21, 2026, 7:11 PM', in the reader's time zone. @param iso UTC, as in "2026-11-21T19:11:00Z" */
export function timeWords(iso: string): string {
  times ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return times.format(new Date(iso));
}
