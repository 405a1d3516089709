import type { Browser } from '@playwright/test';
import { absolute, type Figure, type Form } from './Figure.ts';
import { openBrowser } from './openBrowser.ts';
import { pageKinds } from './shop/pageKinds.ts';
import type { Place } from './shop/Place.ts';

/** Path → KB that its scripts may have. */
const limits: Record<string, number> = {
  [pageKinds.home]: 150,
  [pageKinds.listing]: 160,
  [pageKinds.product]: 160,
  [pageKinds.search]: 160,
  [pageKinds.article]: 160,
  [pageKinds.login]: 160,
};
const sizes = {
  long: { paths: Object.keys(limits) },
  short: { paths: [pageKinds.home] },
} satisfies Record<Form, object>;

/** JavaScript of pages until the network is idle, without any input, as it came over the line. */
export async function measureScripts(place: Place, form: Form): Promise<Figure[]> {
  const shop = await place.open();
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of sizes[form].paths) figures.push(await measureOne(browser, shop.url, path));
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function measureOne(browser: Browser, url: string, path: string): Promise<Figure> {
  // With a cache of its own.
  const page = await browser.newPage();
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'script' && !pathname.endsWith('.js')) return;
    const { 'content-length': size, 'content-encoding': coding = 'uncompressed' } = response.headers();
    sizes.set(`${pathname} (${coding})`, Number(size));
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.close();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const parts = [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, size]) => `${(size / 1000).toFixed(1).padStart(6)} KB ${file}`);
  const limit = { atMost: limits[path] ?? Number.NaN };
  return { name: `JavaScript of ${path}`, value: total / 1000, unit: 'KB', against: absolute, limit, parts };
}
