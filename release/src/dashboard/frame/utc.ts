const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `14:05`, UTC. @param at ISO time, or ms since 1970 */
export const utcTime = (at: string | number): string => time.format(new Date(at));

/** `Nov 25` */
export const utcDay = (at: string | number): string => day.format(new Date(at));

/** `Nov 25, 14:05 UTC` */
export const utc = (at: string | number): string => `${utcDay(at)}, ${utcTime(at)} UTC`;
