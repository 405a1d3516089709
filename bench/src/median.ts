/** The middle one; of an even count, the mean of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @param part 0.5 = the median; between two values, in proportion */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/** Of two rows that were measured in turns. */
export interface Ratio {
  /** Median of the one by median of the other. */
  value: number;
  /** The middle half of the results of each pair of neighbors. */
  middle: readonly [number, number];
}

export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio {
  const pairs = ones.map((one, turn) => one / (others[turn] ?? Number.NaN));
  return { value: median(ones) / median(others), middle: [quantile(pairs, 0.25), quantile(pairs, 0.75)] };
}

/** How far the middle half of the pairs strays from 1, in %: the noise, when both rows are of the same thing. */
export function strayOf({ value, middle }: Ratio): number {
  return Math.max(...[value, ...middle].map((one) => Math.abs(one - 1))) * 100;
}

/** Each result by the mean of the results before and after it, which were of the other thing. */
export interface TurnRatio {
  /** Median of these ratios. */
  value: number;
  /** Their middle half. */
  middle: readonly [number, number];
  /** Half the width of the median's 95 % interval (McGill, Tukey and Larsen 1978). */
  within: number;
}

export function ratioBetween(turns: readonly { before: number; turn: number; after: number }[]): TurnRatio {
  const ratios = turns.map(({ before, turn, after }) => (2 * turn) / (before + after));
  const middle = [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const;
  return { value: median(ratios), middle, within: (1.57 * (middle[1] - middle[0])) / Math.sqrt(ratios.length) };
}
