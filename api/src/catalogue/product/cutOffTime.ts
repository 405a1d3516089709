import { rules } from '@paw/rules/rules.ts';

const { timeZone, cutOffHour } = rules.dispatch;
const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/**
 * '14:00:00-06:00': the time before which an order must be placed to leave on the same working day, with the warehouse's UTC offset
 * at `now`.
 */
export function cutOffTime(now: Date): string {
  const name = zone.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return `${String(cutOffHour).padStart(2, '0')}:00:00${name.replace('GMT', '') || 'Z'}`;
}
