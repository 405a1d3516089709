/**
 * The days on which carriers pick up and deliver. Dates are ISO text without a time, so that no time zone can shift
 * them.
 */
import { rules } from './rules.ts';

const DAY = 86_400_000;
const { weekdays } = rules.dispatch;

/** Neither a weekend nor one of the six holidays of the large US carriers. */
export function isWorkingDay(date: string): boolean {
  return (weekdays as readonly number[]).includes(weekdayOf(date)) && !isHoliday(date);
}

export function nextDay(date: string): string {
  return isoDate(utc(date) + DAY);
}

/** New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, and Christmas Day. */
function isHoliday(date: string): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  if (['01-01', '07-04', '12-25'].includes(date.slice(5))) return true;
  const [isMonday, isThursday] = [weekdayOf(date) === 1, weekdayOf(date) === 4];
  const isLastOfMay = month === 5 && day > 24;
  const isFirstOfSeptember = month === 9 && day <= 7;
  const isFourthOfNovember = month === 11 && day > 21 && day <= 28;
  return (isMonday && (isLastOfMay || isFirstOfSeptember)) || (isThursday && isFourthOfNovember);
}

const weekdayOf = (date: string) => new Date(utc(date)).getUTCDay();
const utc = (date: string) => Date.parse(`${date}T00:00Z`);
const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);
