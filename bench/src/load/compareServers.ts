import { median, type Ratio, ratioOf } from '../median.ts';
import { driver, type Load } from './driver.ts';
import { onOneProcessor } from './oneProcessor.ts';

export interface Server {
  pid: number;
  /** Of the one page that is asked for. */
  url: string;
  /** Of the whole process, since it began. */
  processorSeconds: () => Promise<number>;
}

export interface Comparison {
  /** Processor time per request of the one by the other's. */
  processor: Ratio;
  /** Requests per second of the one by the other's. */
  throughput: Ratio;
  /** Medians: processor time per request in µs, requests per second. */
  one: Measured;
  other: Measured;
}

interface Measured {
  processor: number;
  rate: number;
}

export interface Comparing extends Omit<Load, 'url' | 'processor'> {
  rounds: number;
  /** For processor times: both and the driver on one processor. Then the rates are those of a server that shares it. */
  together?: boolean;
}

/** Drives both in turns, A B A B …, so a machine that is slower for a while is so for both. */
export async function compareServers(
  one: Server,
  other: Server,
  { together = false, ...options }: Comparing,
): Promise<Comparison> {
  const compare = (processor?: number) => compareInTurns(one, other, { ...options, processor });
  return together ? onOneProcessor([one.pid, other.pid], compare) : compare();
}

type Turns = Omit<Comparing, 'together'> & Pick<Load, 'processor'>;

async function compareInTurns(one: Server, other: Server, options: Turns): Promise<Comparison> {
  const [ones, others]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < options.rounds; round++) {
    ones.push(await measure(one, options));
    others.push(await measure(other, options));
  }
  const compare = (what: keyof Measured) =>
    ratioOf(
      ones.map((run) => run[what]),
      others.map((run) => run[what]),
    );
  const middleOf = (runs: Measured[]): Measured => ({
    processor: median(runs.map(({ processor }) => processor)),
    rate: median(runs.map(({ rate }) => rate)),
  });
  return {
    processor: compare('processor'),
    throughput: compare('rate'),
    one: middleOf(ones),
    other: middleOf(others),
  };
}

async function measure({ url, processorSeconds }: Server, { rounds: _, ...load }: Turns): Promise<Measured> {
  const before = await processorSeconds();
  const { requests, seconds, failed } = await driver.run({ url, ...load });
  const used = (await processorSeconds()) - before;
  if (failed || !requests) throw new Error(`${failed} of ${requests} requests to ${url} failed, by ${driver.name}.`);
  return { processor: (used / requests) * 1e6, rate: requests / seconds };
}
