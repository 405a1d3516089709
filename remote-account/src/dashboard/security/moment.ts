/** @param iso as in "2026-11-03T10:00:00Z". @returns as in "Nov 3, 2026, 10:00 AM", by the shopper's own clock */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
