const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-16' → 'November 16, 2026', the same for every reader wherever they are. */
export function formatDate(date: string): string {
  return days.format(new Date(`${date}T00:00:00Z`));
}
