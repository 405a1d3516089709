/**
 * When an order arrives: the one rule behind every delivery date (product, cart, checkout, order, emails, structured
 * data). Calendar dates are ISO text without a time ('2026-12-01'), in the warehouse's time zone.
 */
import { isWorkingDay, nextDay } from './workingDays.ts';
import { type DeliveryKind, rules } from './rules.ts';

/** The first and the last possible day of arrival. */
export interface Arrival {
  from: string;
  to: string;
}

const { timeZone, cutOffHour } = rules.dispatch;

let clock: Intl.DateTimeFormat | undefined;

/** The day on which an order placed at `now` leaves. */
export function dispatchDay(now: Date): string {
  const { date, hour } = warehouseTime(now);
  return isWorkingDay(date) && hour < cutOffHour ? date : workingDayAfter(date, 1);
}

/** The calendar date at the warehouse. */
export const warehouseDay = (now: Date): string => warehouseTime(now).date;

/** The arrival of an order that leaves on a given day. */
export function arrivalAfter(kind: DeliveryKind, leaves: string): Arrival {
  const [fewest, most] = rules.delivery[kind].days;
  return { from: workingDayAfter(leaves, fewest), to: workingDayAfter(leaves, most) };
}

/** The arrival of an order placed at `now`. */
export const arrivalOf = (kind: DeliveryKind, now: Date): Arrival => arrivalAfter(kind, dispatchDay(now));

function warehouseTime(now: Date): { date: string; hour: number } {
  // Created on first use: creating one is slow in a browser, and most pages get their dates from the api.
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

function workingDayAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = nextDay(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
