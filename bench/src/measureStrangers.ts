import { setTimeout as pause } from 'node:timers/promises';
import type { Figure, Form } from './Figure.ts';
import { listPages } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import type { ShellProcess } from './shop/ShellProcess.ts';
import { type Answered, meetStrangers } from './strangers/meetStrangers.ts';
import { Trickle, type Trickled } from './strangers/Trickle.ts';

/** The cache's byte limit in this measurement, in MiB: PAGE_CACHE_MB. */
const LIMIT_MB = 64;
/** Requests per second for real pages. */
const TRICKLE = 50;
const sizes = {
  /** What strangers ask for, and how many `seconds` visitors are alone before. */
  long: { queries: 100_000, paths: 10_000, seconds: 30 },
  short: { queries: 1_000, paths: 100, seconds: 1 },
} satisfies Record<Form, object>;

/** What those who ask for nonsense take from those who do not: memory, and pages that are ready. */
export async function measureStrangers(place: Place, form: Form): Promise<Figure[]> {
  const { queries, paths, seconds } = sizes[form];
  const shop = await place.open({ hooks: ['collectOnSignal'], env: { PAGE_CACHE_MB: String(LIMIT_MB) } });
  const trickles: Trickle[] = [];
  const trickle = (pages: string[]) => {
    const one = new Trickle(shop.url, TRICKLE, pages);
    trickles.push(one);
    return one;
  };
  try {
    const shell = await shop.shell();
    const pages = await listPages(shop, place.storeFolder);
    const first = trickle(pages);
    await pause(seconds * 1000);
    const alone = await first.end();
    const before = await readMemory(shell);

    const second = trickle(pages);
    const answered = await meetStrangers(shop.url, queries, paths, pages);
    const among = await second.end();
    const after = await readMemory(shell);
    return describe(before, after, answered, alone, among, await shell.metric('page_cache_bytes'));
  } finally {
    for (const one of trickles) one.stop();
    await shop.stop();
  }
}

/** Heap in use and memory outside it (pages are buffers), after a forced collection, in MB. */
async function readMemory(shell: ShellProcess): Promise<number> {
  await shell.collectGarbage();
  const heap = await shell.metric('nodejs_heap_size_used_bytes');
  return (heap + (await shell.metric('nodejs_external_memory_bytes'))) / 2 ** 20;
}

function describe(
  before: number,
  after: number,
  { asked, found, missing, failed, seconds }: Answered,
  alone: Trickled,
  among: Trickled,
  cacheBytes: number,
): Figure[] {
  const rate = ({ hits, pages }: Trickled) => (hits / pages) * 100;
  const say = (trickled: Trickled) =>
    `${rate(trickled).toFixed(2)} % of ${trickled.pages} real pages came from the cache, ${trickled.failed} failed`;
  return [
    {
      name: 'Strangers: growth of the shell’s memory',
      value: after - before,
      unit: 'MB',
      against: `the page cache's limit of ${LIMIT_MB} MB, and a fifth more`,
      limit: { atMost: LIMIT_MB * 1.2 },
      parts: [
        `from ${before.toFixed(1)} to ${after.toFixed(1)} MB of heap and buffers after a forced collection; pages kept: ${(cacheBytes / 2 ** 20).toFixed(1)} MB`,
        `${asked} strangers in ${Math.round(seconds)} s: ${found} found a page, ${missing} got a 404, ${failed} failed`,
      ],
    },
    {
      name: 'Strangers: loss of hits for the real pages',
      value: rate(alone) - rate(among),
      unit: 'points',
      against: 'the same trickle of visitors without strangers',
      limit: { atMost: 1 },
      parts: [`alone: ${say(alone)}`, `among strangers: ${say(among)}`],
    },
  ];
}
