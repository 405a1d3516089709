import type { Arrival } from './arrival.ts';
import { dayNames, monthNames } from './calendarNames.ts';

/** 'Tue, Dec 1 – Thu, Dec 3'. @throws RangeError when `from` or `to` is not a day of the calendar */
export function arrivalDays({ from, to }: Arrival): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
}

function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  // Also of days that JavaScript moves, such as February 31 into March.
  if (day.toJSON() !== `${date}T00:00:00.000Z`)
    throw new RangeError(`"${date}" is not a day: pass one like "2026-12-01".`);
  const [weekday, month] = [dayNames[day.getUTCDay()], monthNames[day.getUTCMonth()]];
  return `${weekday?.slice(0, 3)}, ${month?.slice(0, 3)} ${day.getUTCDate()}`;
}
