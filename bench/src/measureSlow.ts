import { openFileLimit } from '@paw/node/openFileLimit.ts';
import type { Figure, Form } from './Figure.ts';
import { quantile } from './median.ts';
import type { Place } from './shop/Place.ts';
import { type Called, callApi, type Ended, openSink, SlowConnections } from './slow/slowConnections.ts';

/** Files that a process opens beside the connections. */
const MORE_FILES = 1_000;
const sizes = {
  /**
   * Others make `rate` calls a second for this many `seconds`: while a bare server has `count` slow connections, while
   * the shop has them, while the bare server has them again.
   */
  long: { count: 10_000, rate: 50, seconds: 30 },
  short: { count: 300, rate: 20, seconds: 2 },
} satisfies Record<Form, object>;

/** What 10,000 clients that send a byte a second cost the others. @throws Error when the system allows too few files */
export async function measureSlow(place: Place, form: Form): Promise<Figure[]> {
  const { count, rate, seconds } = sizes[form];
  checkFiles(count + MORE_FILES);
  const shop = await place.open();
  const sink = await openSink();
  /** The shop's callers, while the server at `url` has the slow connections: all are open before it begins. */
  const callAmong = async (url: string) => {
    const slow = await SlowConnections.open(url, count);
    try {
      const called = await callApi(shop.url, rate, seconds);
      return { called, ended: await slow.end() };
    } finally {
      slow.stop();
    }
  };
  try {
    // The first calls are always slower.
    await callApi(shop.url, rate, Math.ceil(seconds / 5));
    const quiet = await callApi(shop.url, rate, Math.ceil(seconds / 3));
    const before = await callAmong(sink.url);
    const among = await callAmong(shop.url);
    const after = await callAmong(sink.url);
    return [describe(count, quiet, before.called, among.called, after.called, among.ended)];
  } finally {
    sink.stop();
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

function describe(
  count: number,
  quiet: Called,
  before: Called,
  among: Called,
  after: Called,
  { byStatus, open }: Ended,
): Figure {
  const p95 = (times: readonly number[]) => quantile(times, 0.95);
  const alone = [...before.times, ...after.times];
  const ends = Object.entries(byStatus).map(([status, times]) => `${times} × ${Number(status) || 'no answer'}`);
  return {
    name: `p95 of others’ api calls among ${count} slow clients`,
    value: p95(among.times) / p95(alone),
    unit: '×',
    against: 'the same calls before and after, while a bare server on the same machine has them',
    limit: { atMost: 1.5 },
    ratioOf: 'latency',
    parts: [
      `${p95(among.times).toFixed(1)} ms among them; ${p95(before.times).toFixed(1)} ms before, ${p95(after.times).toFixed(1)} ms after, ${p95(quiet.times).toFixed(1)} ms without any`,
      `${among.times.length} calls among them, ${among.failed} failed; ${alone.length} without, ${before.failed + after.failed} failed`,
      `slow clients: ${open} open at the end; ended by the shop: ${ends.join(', ') || 'none'}`,
    ],
  };
}
