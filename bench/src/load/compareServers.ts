import { median, type Ratio, ratioOf } from '../median.ts';
import { driver, type Load } from './driver.ts';

export interface Server {
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

export interface Comparing extends Omit<Load, 'url'> {
  rounds: number;
}

/** Drives both in turns, A B A B …, so a machine that is slower for a while is so for both. */
export async function compareServers(one: Server, other: Server, options: Comparing): Promise<Comparison> {
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

async function measure({ url, processorSeconds }: Server, { rounds: _, ...load }: Comparing): Promise<Measured> {
  const before = await processorSeconds();
  const { requests, seconds, failed } = await driver.run({ url, ...load });
  const used = (await processorSeconds()) - before;
  if (failed || !requests) throw new Error(`${failed} of ${requests} requests to ${url} failed, by ${driver.name}.`);
  return { processor: (used / requests) * 1e6, rate: requests / seconds };
}
