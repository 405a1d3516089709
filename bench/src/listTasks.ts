import type { Figure } from './Figure.ts';
import type { Measurement } from './Measurement.ts';
import type { Options } from './readOptions.ts';
import type { Task } from './runMeasurements.ts';
import type { Place } from './shop/Place.ts';

export interface TaskSource {
  measurements: readonly Measurement[];
  options: Options;
  place: Place;
  /** What the long form begins and ends with. */
  compareMachine: (when: string) => Promise<Figure[]>;
}

/** What a run consists of, in its order. */
export function listTasks({ measurements, options, place, compareMachine }: TaskSource): Task[] {
  const { names, form, isHere, shard } = options;
  const wanted = measurements.filter(({ name }) => !names.length || names.includes(name));
  const bind = ({ name, doing, run }: Measurement): Task => ({ name, doing, run: () => run(place, form) });
  if (form === 'short') return chooseShard(wanted, shard).map(bind);

  // The start leaves what the others in a clone need: everything installed and built.
  const needed = measurements.filter((one) => wanted.includes(one) || (one.name === 'start' && !isHere));
  const possible = needed.filter(({ name, onlyInClone }) => {
    if (onlyInClone && isHere) console.log(`"${name}" needs a clone and is left out.`);
    return !(onlyInClone && isHere);
  });
  const compare = (when: string): Task => ({
    name: `noise ${when}`,
    doing: 'Comparing this machine with itself',
    run: () => compareMachine(when),
  });
  const others = possible.filter(({ name }) => name !== 'noise').map(bind);
  return [compare('at the start'), ...others, compare('at the end')];
}

export interface Shard {
  /** From 1. */
  number: number;
  count: number;
}

/** The measurements of one shard, in their order. All shards take about the same time, and none is in two of them. */
function chooseShard(measurements: readonly Measurement[], { number, count }: Shard): Measurement[] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, names: new Set<string>() }));
  for (const { name, shortSeconds } of measurements.toSorted((a, b) => b.shortSeconds - a.shortSeconds)) {
    const shortest = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    shortest.seconds += shortSeconds;
    shortest.names.add(name);
  }
  return measurements.filter(({ name }) => shards[number - 1]?.names.has(name));
}
