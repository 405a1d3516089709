import { dayNames } from '@paw/rules/calendarNames.ts';
import { rules } from '@paw/rules/rules.ts';

/** When the phone is answered: hours from 0 to 24 in the shop's time zone; undefined for a closed day. */
export interface Hours {
  from: number;
  to: number;
}

const weekday: Hours = { from: 9, to: 18 };
const saturday: Hours = { from: 10, to: 14 };

export const openingHours = {
  /** The IANA name, which includes daylight saving time. */
  zone: rules.dispatch.timeZone,
  zoneName: rules.dispatch.timeZoneName,
  /** From Sunday, as in JavaScript. */
  week: [undefined, weekday, weekday, weekday, weekday, weekday, saturday] as readonly (Hours | undefined)[],
};

/** 9 → '9 am', 18 → '6 pm', 12 → '12 pm' */
export const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** The week from Monday, with consecutive days of the same hours on one line. */
export function weekInLines(week = openingHours.week): { days: string; hours: string }[] {
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, hours: wordsOf(week[day]) }));
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const { day, hours } of fromMonday) {
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`,
    hours,
  }));
}

const wordsOf = (hours: Hours | undefined) => (hours ? `${hourWords(hours.from)} – ${hourWords(hours.to)}` : 'Closed');
const nameOf = (day: number) => dayNames[day] ?? '';
