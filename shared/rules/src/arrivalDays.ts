import type { Arrival } from './arrival.ts';
import { dayNames, monthNames } from './calendarNames.ts';

/** 'Tue, Dec 1 – Thu, Dec 3'. @throws RangeError when `from` or `to` is not a day of the calendar */
export function arrivalDays({ from, to }: Arrival): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
}

function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  // JavaScript takes February 31 for a day in March; of what is no day at all this is "null".
  if (!JSON.stringify(day).startsWith(`"${date}`))
    throw new RangeError(`"${date}" is not a day: pass one like "2026-12-01".`);
  const [weekday, month] = [dayNames[day.getUTCDay()], monthNames[day.getUTCMonth()]];
  return `${weekday?.slice(0, 3)}, ${month?.slice(0, 3)} ${day.getUTCDate()}`;
}
