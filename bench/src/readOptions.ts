import type { Form } from './Figure.ts';
import { parseArgs } from 'node:util';
import type { Shard } from './listTasks.ts';

export interface Options {
  /** Names of measurements; none = all. */
  names: string[];
  form: Form;
  /** This checkout, with its changes, instead of a clone of its last commit. */
  isHere: boolean;
  shard: Shard;
  /** A file for a test runner. */
  report?: string | undefined;
}

/** @throws Error that says what an argument must be */
export function readOptions(args: string[], env: NodeJS.ProcessEnv, known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: {
      here: { type: 'boolean', default: env.PAW_BENCH_HERE === '1' },
      short: { type: 'boolean', default: false },
      shard: { type: 'string', default: '1/1' },
      report: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { here, short, shard, report } = values;
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no measurement "${unknown}". There are ${known.join(', ')}.`);
  if (!short && shard !== '1/1') throw new Error('--shard needs --short: the long form measures one thing at a time.');
  return {
    names: positionals,
    form: short ? 'short' : 'long',
    isHere: here || short,
    shard: readShard(shard),
    report,
  };
}

function readShard(text: string): Shard {
  const [number = Number.NaN, count = Number.NaN] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (number >= 1 && number <= count) return { number, count };
  throw new Error(`--shard takes a number and a count, such as 1/2, and not "${text}".`);
}
