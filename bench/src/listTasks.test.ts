import { listTasks } from './listTasks.ts';
import type { Measurement } from './Measurement.ts';
import { readOptions } from './readOptions.ts';
import type { Place } from './shop/Place.ts';

const measurement = (name: string, shortSeconds: number, more: Partial<Measurement> = {}): Measurement => ({
  name,
  doing: name,
  run: () => [],
  shortSeconds,
  ...more,
});
const measurements = [
  measurement('noise', 5),
  measurement('start', 30, { onlyInClone: true }),
  measurement('cached', 20),
  measurement('orders', 50),
];
const names = measurements.map(({ name }) => name);

/** Names of what these arguments run. */
function list(...args: string[]): string[] {
  const options = readOptions(args, {}, names);
  const source = { measurements, options, place: {} as Place, compareMachine: async () => [] };
  return listTasks(source).map(({ name }) => name);
}

test('the long form compares the machine with itself before and after, and starts the clone that it needs', () => {
  expect(list('orders')).toEqual(['noise at the start', 'start', 'orders', 'noise at the end']);
});

test('the short form runs only the requested measurements, in this checkout', () => {
  expect(list('--short')).toEqual(names);
  expect(list('--short', 'orders', 'start')).toEqual(['start', 'orders']);
  expect(readOptions(['--short'], {}, names).isHere).toBe(true);
});

test('shards take about the same time, and everything is in one of them', () => {
  expect(list('--short', '--shard', '1/2')).toEqual(['noise', 'orders']);
  expect(list('--short', '--shard', '2/2')).toEqual(['start', 'cached']);
});

test('a wrong argument is reported with the right usage', () => {
  expect(() => list('--short', 'lists')).toThrow(
    'There is no measurement "lists". There are noise, start, cached, orders.',
  );
  expect(() => list('--short', '--shard', '3/2')).toThrow('such as 1/2');
  expect(() => list('--shard', '1/2')).toThrow('--shard needs --short');
});
