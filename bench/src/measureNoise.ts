import { createHash } from 'node:crypto';
import { BareServer } from './bare/BareServer.ts';
import type { Figure, Noise, Form } from './Figure.ts';
import { type Comparison, compareServers } from './load/compareServers.ts';
import { hasWrk } from './load/driver.ts';
import { steadyDriver } from './load/steadyDriver.ts';
import { type Ratio, ratioOf, strayOf } from './median.ts';

const sizes = {
  long: { hashes: 15, servers: { rounds: 6, seconds: 2 }, waiting: { rounds: 5, seconds: 3 } },
  short: { hashes: 1, servers: { rounds: 1, seconds: 1 }, waiting: { rounds: 1, seconds: 1 } },
} satisfies Record<Form, object>;

/** About the size of a page of the shop. */
const PAGE = {
  status: 200,
  headers: ['content-type', 'text/html', 'content-length', '40000'],
  body: Buffer.alloc(40_000, 'paw').toString('base64'),
};

/**
 * The same work against itself, in turns: what the two differ by is the machine, and no ratio is finer.
 * @param when shown in the table: `at the start`
 */
export async function measureNoise(when: string, form: Form): Promise<{ noise: Noise; figures: Figure[] }> {
  const size = sizes[form];
  const hashes = compareHashes(size.hashes);
  const [one, other] = await Promise.all([BareServer.start(), BareServer.start()]);
  try {
    await Promise.all([one.send(PAGE), other.send(PAGE)]);
    const load = { ...size.servers, connections: 32 };
    const compared = await compareServers(one, other, load);
    const together = await compareServers(one, other, { ...load, together: true });
    const canWait = hasWrk || form === 'short';
    const waits = canWait ? await compareWaiting(one.url, other.url, compared.one.rate / 2, form) : undefined;
    const noise = {
      computing: strayOf(hashes),
      processor: strayOf(together.processor),
      throughput: strayOf(compared.throughput),
      latency: waits ? strayOf(waits) : Number.NaN,
    };
    return { noise, figures: describe(when, noise, compared, together) };
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

function compareHashes(count: number): Ratio {
  const text = Buffer.alloc(16 * 2 ** 20, 'paw');
  const time = () => {
    const begun = performance.now();
    createHash('sha256').update(text).digest();
    return performance.now() - begun;
  };
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < count; round++) {
    ones.push(time());
    others.push(time());
  }
  return ratioOf(ones, others);
}

async function compareWaiting(one: string, other: string, rate: number, form: Form): Promise<Ratio> {
  const { rounds, seconds } = sizes[form].waiting;
  const steadily = steadyDriver(form);
  const wait = async (origin: string) => (await steadily({ origin, paths: ['/'], seconds, rate })).p99;
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ones.push(await wait(one));
    others.push(await wait(other));
  }
  return ratioOf(ones, others);
}

function describe(when: string, noise: Noise, apart: Comparison, together: Comparison): Figure[] {
  const server = 'a second bare node:http server';
  const figure = (what: string, value: number, against: string, parts?: string[]): Figure => ({
    name: `Noise ${when}: ${what}`,
    value,
    unit: '%',
    against,
    parts,
  });
  const times = [together.one, together.other].map(({ processor }) => `${processor.toFixed(1)} µs`);
  const rates = [apart.one, apart.other].map(({ rate }) => `${Math.round(rate)}/s`);
  return [
    figure('computing', noise.computing, 'the same hash'),
    figure('processor time per request', noise.processor, server, [`medians ${times.join(' and ')}`]),
    figure('requests per second', noise.throughput, server, [`medians ${rates.join(' and ')}`]),
    ...(Number.isNaN(noise.latency) ? [] : [figure('p99 at half the maximum rate', noise.latency, server)]),
  ];
}
