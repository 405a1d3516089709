import type { Measurement } from './Measurement.ts';

export interface Shard {
  /** From 1. */
  number: number;
  count: number;
}

/** The measurements of one shard, in their order. All shards take about the same time, and none is in two of them. */
export function chooseShard(measurements: readonly Measurement[], { number, count }: Shard): Measurement[] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, names: new Set<string>() }));
  for (const { name, shortSeconds } of measurements.toSorted((a, b) => b.shortSeconds - a.shortSeconds)) {
    const shortest = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    shortest.seconds += shortSeconds;
    shortest.names.add(name);
  }
  return measurements.filter(({ name }) => shards[number - 1]?.names.has(name));
}
