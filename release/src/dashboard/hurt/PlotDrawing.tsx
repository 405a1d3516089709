import { labelAt, timeTicks } from '../frame/timeTicks.ts';
import type { Room } from '../frame/useRoom.ts';
import type { TimelineEntry } from '../registryApi.ts';
import type { Moments } from './moments.ts';
import { roundUp } from './roundUp.ts';
import type { Series } from './Series.ts';

/** Room for the labels, as `.plot-moment` leaves it. rem, as all of these */
const LEFT = 3;
const RIGHT = 0.5;
/** Of the first series and of the others. */
const HEIGHTS = [4.5, 3];
const GAP = 1;
const TOP = 0.75;
const AXIS = 1.25;

interface PlotDrawingProps {
  series: readonly Series[];
  moments: Moments;
  room: Room;
  isOwn: (entry: TimelineEntry) => boolean;
}

/** Bars below each other on one axis of time, with a line for each change. */
export function PlotDrawing({ series, moments, room: { width, rem }, isOwn }: PlotDrawingProps) {
  const { count, from, part, changes } = moments;
  const [left, right] = [LEFT * rem, width - RIGHT * rem];
  const step = (right - left) / Math.max(1, count - 1);
  // The middle of a part is where the slider's thumb is.
  const xOf = (time: number) => clamp(left + ((time - from) / part - 0.5) * step, left, right);
  const panels = series.map((one, index) => ({
    ...one,
    height: (HEIGHTS[index] ?? 0) * rem,
    top: (TOP + HEIGHTS.slice(0, index).reduce((sum, height) => sum + height + GAP, 0)) * rem,
  }));
  const bottom = Math.max(...panels.map(({ top, height }) => top + height));
  const ticks = timeTicks(from, from + count * part, right - left);
  return (
    <svg aria-hidden="true" className="plot-drawing" width={width} height={bottom + AXIS * rem}>
      {panels.map(({ name, kind, values, top, height }) => {
        const most = roundUp(Math.max(...values));
        return (
          <g key={name}>
            <line className="plot-line" x1={left} x2={right} y1={top + height} y2={top + height} />
            <text x={left - 6} y={top + 5} textAnchor="end">
              {most.toLocaleString('en-US')}
            </text>
            <text x={left - 6} y={top + height} textAnchor="end">
              0
            </text>
            <path className={`plot-${kind}`} d={bars(values, { top, height, most, step, left, right })} />
            <text x={left + 4} y={top + 5} className="plot-name">
              {name}
            </text>
          </g>
        );
      })}
      {changes.map((entry) => {
        const x = xOf(Date.parse(entry.at));
        const strong = isOwn(entry);
        return (
          <g key={entry.n} className={strong ? 'plot-change is-own' : 'plot-change'}>
            <line x1={x} x2={x} y1={TOP * rem} y2={bottom} />
            {strong && <path d={`M${x - 5} 2h10l-5 9z`} />}
          </g>
        );
      })}
      {ticks.map(({ at, text }) => (
        <text key={at} {...labelAt(xOf(at), width, rem)} y={bottom + AXIS * rem - 4}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface Panel {
  top: number;
  height: number;
  /** The count at the top. */
  most: number;
  step: number;
  left: number;
  right: number;
}

function bars(values: readonly number[], { top, height, most, step, left, right }: Panel): string {
  const half = Math.max(0.5, step * 0.45);
  const round = (value: number) => Math.round(value * 10) / 10;
  return values
    .map((value, index) => {
      if (!value) return '';
      const [start, end] = [-half, half].map((by) => clamp(left + index * step + by, left, right)) as [number, number];
      // One visit has to be seen.
      const high = Math.max(1, (value / most) * height);
      return `M${round(start)} ${top + height}v${round(-high)}h${round(end - start)}v${round(high)}z`;
    })
    .join('');
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
