import { openFileLimit } from '@paw/shared/node/openFileLimit.ts';
import type { Figure } from './Figure.ts';
import type { Form } from './Form.ts';
import { quantile } from './median.ts';
import type { Place } from './shop/Place.ts';
import { type Called, callApi, type Ended, SlowConnections } from './slow/slowConnections.ts';

/** Files that a process opens beside the connections. */
const MORE_FILES = 1_000;
const sizes = {
  /** Others make `rate` calls a second for so many `seconds`: without slow clients, among `count` of them, without them again. */
  long: { count: 10_000, rate: 50, seconds: 30 },
  short: { count: 300, rate: 20, seconds: 2 },
} satisfies Record<Form, object>;

/** What 10,000 clients that send a byte a second cost the others. @throws Error when the system allows too few files */
export async function measureSlow(place: Place, form: Form): Promise<Figure[]> {
  const { count, rate, seconds } = sizes[form];
  checkFiles(count + MORE_FILES);
  const shop = await place.open();
  let slow: SlowConnections | undefined;
  try {
    // The first calls are always slower.
    await callApi(shop.url, rate, Math.ceil(seconds / 5));
    const before = await callApi(shop.url, rate, seconds);
    slow = await SlowConnections.open(shop.url, count);
    const among = await callApi(shop.url, rate, seconds);
    const ended = await slow.end();
    const after = await callApi(shop.url, rate, seconds);
    return [describe(count, before, among, after, ended)];
  } finally {
    slow?.stop();
    await shop.stop();
  }
}

function checkFiles(wanted: number): void {
  const allowed = openFileLimit();
  if (allowed === undefined || allowed >= wanted) return;
  throw new Error(
    `The system allows ${allowed} open files a process, and this needs ${wanted}: run "ulimit -n ${wanted}" first.`,
  );
}

function describe(count: number, before: Called, among: Called, after: Called, { byStatus, open }: Ended): Figure {
  const p95 = (times: readonly number[]) => quantile(times, 0.95);
  const alone = [...before.times, ...after.times];
  const ends = Object.entries(byStatus).map(([status, times]) => `${times} × ${Number(status) || 'no answer'}`);
  return {
    name: `p95 of others’ api calls among ${count} slow clients`,
    value: p95(among.times) / p95(alone),
    unit: '×',
    against: 'the same calls before and after, without them',
    limit: { atMost: 1.5 },
    ratioOf: 'latency',
    parts: [
      `${p95(among.times).toFixed(1)} ms among them; ${p95(before.times).toFixed(1)} ms before, ${p95(after.times).toFixed(1)} ms after`,
      `${among.times.length} calls among them, ${among.failed} failed; ${alone.length} without, ${before.failed + after.failed} failed`,
      `slow clients: ${open} open at the end; ended by the shop: ${ends.join(', ') || 'none'}`,
    ],
  };
}
