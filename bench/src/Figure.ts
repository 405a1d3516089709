/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'KB' | 'MB' | '%' | 'points' | '×' | '';
  /** What it was measured against within the same run; {@link absolute} = it says as much about the machine. */
  against: string;
  limit?: { atMost: number } | { atLeast: number };
  /** For a ratio: what it is a ratio of, and so which noise of the machine affects it. */
  ratioOf?: NoiseKind;
  /** For a ratio whose measurement compared the machine with itself in the same way: its noise, in %. */
  noise?: number;
  /** Lines below it: what it is made of. */
  parts?: string[];
}

/** Processor time per request, requests per second, the slowest hundredth of the answers, work without any input. */
type NoiseKind = 'processor' | 'throughput' | 'latency' | 'computing';

export const absolute = 'absolute';

/** A figure with what came of it. */
export interface JudgedFigure extends Figure {
  verdict: 'ok' | 'MISSED' | 'no limit';
  /** Why it is not to be believed. */
  doubt?: string;
}

/** A value that is no number (nothing was measured) keeps no limit. */
function verdictOf({ value, limit }: Figure): JudgedFigure['verdict'] {
  if (!limit) return 'no limit';
  const isKept = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
  return isKept ? 'ok' : 'MISSED';
}

export function limitOf({ limit, unit }: Figure): string {
  if (!limit) return '';
  const text = 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;
  return `${text} ${unit}`.trim();
}

/** The same thing against itself, in %: 0 would be a machine without noise. */
export type Noise = Record<NoiseKind, number>;

/** More noise than this, in %, and no ratio of that kind means anything. */
const TOO_MUCH: Noise = { processor: 15, throughput: 15, computing: 15, latency: 60 };
/** Start and end may differ by so much, in points. */
const CHANGE: Noise = { processor: 8, throughput: 8, computing: 8, latency: 40 };

/** Adds the verdict, and the reason for not believing it: noise at the start and at the end of the run, if measured. */
export function judge(figure: Figure, start?: Noise, end?: Noise): JudgedFigure {
  const doubt = findDoubt(figure, start, end);
  return { ...figure, verdict: verdictOf(figure), ...(doubt && { doubt }) };
}

function findDoubt({ value, limit, ratioOf, noise }: Figure, start?: Noise, end?: Noise): string | undefined {
  if (!limit) return undefined;
  if (noise !== undefined) return findDoubtOf(value, limit, noise);
  if (!ratioOf) return undefined;
  if (!start || !end) return 'this machine was not compared with itself';
  const [before, after] = [start[ratioOf], end[ratioOf]];
  if (Number.isNaN(before + after)) return 'waiting times were not compared with themselves, which takes wrk';
  const worst = Math.max(before, after);
  if (worst > TOO_MUCH[ratioOf]) return `the same thing against itself differs by ${percent(worst)}`;
  if (Math.abs(before - after) > CHANGE[ratioOf]) {
    return `the machine's noise went from ${percent(before)} to ${percent(after)} meanwhile`;
  }
  return findDoubtOf(value, limit, worst);
}

function findDoubtOf(value: number, limit: NonNullable<Figure['limit']>, noise: number): string | undefined {
  const bound = 'atMost' in limit ? limit.atMost : limit.atLeast;
  const distance = (Math.abs(value - bound) / bound) * 100;
  if (distance >= noise) return undefined;
  return `it is ${percent(distance)} from its limit, and the same thing against itself differs by ${percent(noise)}`;
}

const percent = (value: number) => `${value.toFixed(1)} %`;

/**
 * How much a measurement does. Limits judge the `long` form. The `short` form runs the same code once, in seconds, to
 * show that it still works: its values say nothing.
 */
export type Form = 'long' | 'short';
