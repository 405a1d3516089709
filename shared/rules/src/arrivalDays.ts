import type { Arrival } from './arrival.ts';

const inWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

const dayInWords = (date: string) => inWords.format(new Date(`${date}T00:00Z`));

/** 'Tue, Dec 1 – Thu, Dec 3' */
export function arrivalDays({ from, to }: Arrival): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
}
