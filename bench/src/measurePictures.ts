import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { absolute, type Figure, type Form } from './Figure.ts';
import { driver } from './load/driver.ts';
import { median, quantile } from './median.ts';
import type { Place } from './shop/Place.ts';
import type { RunningShop } from './shop/startShop.ts';

const PAGE = '/product/Adjustable-Dog-Collar';
const CONNECTIONS = 32;
const sizes = {
  /** `variants` = pictures, each of another product; the rest is about the pages while pictures are made. */
  long: { variants: 40, rounds: 5, seconds: 6, warmUp: 2 },
  short: { variants: 2, rounds: 1, seconds: 1, warmUp: 1 },
} satisfies Record<Form, object>;

type Size = (typeof sizes)[Form];

/** How fast a colour is made, and what pages lose while all of them are made in the background. */
export async function measurePictures(place: Place, form: Form): Promise<Figure[]> {
  const size = sizes[form];
  const quiet = await place.open({ env: { PREPARE_AFTER: 'never' } });
  const made = await run(quiet, async () => ({
    first: await timeAll(await listVariants(quiet.url, size.variants)),
    cached: await timeAll(await listVariants(quiet.url, size.variants)),
    pages: await pagesPerSecond(quiet.url, size),
  }));
  await place.close();
  rmSync(join(place.dataFolder, 'pictures'), { recursive: true, force: true });
  const busy = await place.open({ env: { PREPARE_AFTER: '0' } });
  const during = await run(busy, async () => {
    const pages = await pagesPerSecond(busy.url, size);
    if (busy.output().includes('were made before anyone')) throw new Error('All pictures were made too soon.');
    return pages;
  });
  return [
    ...(
      [
        ['first request', made.first],
        ['cached', made.cached],
      ] as const
    ).map(([name, times]) => ({
      name: `A picture 640 px wide in a product’s color: ${name}`,
      value: median(times),
      unit: 'ms' as const,
      against: absolute,
      parts: [
        `${size.variants} of them, one after the other; nine of ten within ${quantile(times, 0.9).toFixed(1)} ms`,
      ],
    })),
    {
      name: 'Pages per second while pictures are made in the background',
      value: median(during) / median(made.pages),
      unit: '×',
      against: 'the same page while none are made',
      limit: { atLeast: 0.7 },
      ratioOf: 'throughput',
      parts: [
        `${Math.round(median(during))} against ${Math.round(median(made.pages))} a second, driven by ${driver.name}`,
      ],
    },
  ];
}

async function run<Result>(shop: RunningShop, measure: () => Promise<Result>): Promise<Result> {
  try {
    return await measure();
  } finally {
    await shop.stop();
  }
}

/** URLs of pictures, each of another product. */
async function listVariants(url: string, count: number): Promise<string[]> {
  const reply = await fetch(`${url}/api/products/slugs`);
  const { products } = (await reply.json()) as { products: { pictures: { name: string; colours: string[] }[] }[] };
  const shown = products.flatMap(({ pictures }) => pictures.at(-1) ?? []).slice(0, count);
  return shown.map(({ name, colours }) => `${url}/uploads/${name}/${colours.join('-') || 'plain'}-640.webp`);
}

/** ms */
async function timeAll(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const begun = performance.now();
    const reply = await fetch(url, { redirect: 'error' });
    if (!reply.ok) throw new Error(`${url} is answered with ${reply.status}.`);
    await reply.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

async function pagesPerSecond(url: string, { rounds, warmUp, ...size }: Size): Promise<number[]> {
  const rates: number[] = [];
  const load = { url: url + PAGE, connections: CONNECTIONS };
  await driver.run({ ...load, seconds: warmUp });
  for (let round = 0; round < rounds; round++) {
    const { requests, seconds, failed } = await driver.run({ ...load, seconds: size.seconds });
    if (failed) throw new Error(`${failed} pages failed while pictures were made.`);
    rates.push(requests / seconds);
  }
  return rates;
}
