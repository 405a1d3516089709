import { dayNames } from '@paw/rules/calendarNames.ts';
import { hourWords, openingHours } from './openingHours.ts';

export interface OpenNow {
  isOpen: boolean;
  /** 'Open now until 6 pm', 'Closed now. Opens tomorrow at 9 am' */
  words: string;
  /** The time in the shop's time zone: '4:05 pm'. */
  clock: string;
}

let wall: Intl.DateTimeFormat | undefined;

/** Whether the phone is answered at that moment, independent of the reader's time zone. */
export function openNow(now: Date): OpenNow {
  const { day, hour, minute } = shopTime(now);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  const today = openingHours.week[day];
  if (today && hour >= today.from && hour < today.to) {
    return { isOpen: true, words: `Open now until ${hourWords(today.to)}`, clock };
  }
  return { isOpen: false, words: `Closed now. ${nextOpening(day, hour)}`, clock };
}

function shopTime(now: Date): { day: number; hour: number; minute: number } {
  // Created on first use, after hydration: creating the first Intl object takes a phone 40 ms.
  wall ??= new Intl.DateTimeFormat('en-US', {
    timeZone: openingHours.zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(wall.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: dayNames.indexOf(parts.weekday as (typeof dayNames)[number]),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

function nextOpening(day: number, hour: number): string {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const then = (day + ahead) % 7;
    const hours = openingHours.week[then];
    if (!hours || (ahead === 0 && hour >= hours.from)) continue;
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${dayNames[then]}`;
    return `Opens ${when} at ${hourWords(hours.from)}`;
  }
  return 'Write to us';
}
