import type { Arrival } from './arrival.ts';
import { dayNames, monthNames } from './calendarNames.ts';

/** 'Tue, Dec 1 – Thu, Dec 3' */
export function arrivalDays({ from, to }: Arrival): string {
  return from === to ? dayInWords(from) : `${dayInWords(from)} – ${dayInWords(to)}`;
}

function dayInWords(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  const [weekday, month] = [dayNames[day.getUTCDay()], monthNames[day.getUTCMonth()]];
  return `${weekday?.slice(0, 3)}, ${month?.slice(0, 3)} ${day.getUTCDate()}`;
}
