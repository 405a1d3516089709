import { utcDay, utcTime } from './utc.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Distances of the labels below a plot. ms */
const steps = [10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];
/** Room that a label takes. px */
const LABEL = 64;

interface Tick {
  at: number;
  text: string;
}

/** Round times between two, as many as there is room for. @param width px */
export function timeTicks(from: number, to: number, width: number): Tick[] {
  const most = Math.max(1, Math.floor(width / LABEL));
  const step = steps.find((one) => (to - from) / one <= most) ?? 7 * DAY;
  const ticks: Tick[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) {
    ticks.push({ at, text: step < DAY && at % DAY ? utcTime(at) : utcDay(at) });
  }
  return ticks;
}

/** Half of what a label takes. rem */
const HALF = 1.5;

/** Where the label of a tick is drawn: below it, and whole also at the end of the plot. @param width px, as x */
export const labelAt = (x: number, width: number, rem: number) =>
  x + HALF * rem > width ? ({ x: width, textAnchor: 'end' } as const) : ({ x, textAnchor: 'middle' } as const);
