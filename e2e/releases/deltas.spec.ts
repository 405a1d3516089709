/** A visitor who comes back after a release gets what changed in the scripts since, where the browser has the ones before. */
import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { untilHydrated } from '../layout/openPage.ts';
import { activate, readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { RegistryShop } from './RegistryShop.ts';

const file = /\/r\/catalog\/[0-9a-f]{16}\/(browser\/.*\.(?:js|css))$/;
const pathOf = (response: Response) => file.exec(response.url())?.[1] ?? '';
const codingOf = (response: Response) => response.headers()['content-encoding'];
const bytesOf = (files: Response[]) => files.reduce((sum, one) => sum + Number(one.headers()['content-length']), 0);

/** Opens the home page, and returns the scripts and styles of the catalog that came over the line. */
async function openHome(page: Page): Promise<Response[]> {
  const files: Response[] = [];
  page.on('response', (response) => {
    if (file.test(response.url())) files.push(response);
  });
  await page.goto('/');
  // Scripts begin after the page is there: a busy browser is idle before.
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return files.toSorted((a, b) => pathOf(a).localeCompare(pathOf(b)));
}

test('after one line changed in the catalog, a visitor’s browser fetches a fortieth of what it fetched first, and the page works', async ({
  shop,
  context,
  request,
}) => {
  const live = (await readLive(shop)).catalog ?? '';
  const first = await context.newPage();
  const before = await openHome(first);
  expect(before.map(codingOf)).toEqual(before.map(() => 'br'));
  const hashes = new Map<string, string>();
  for (const one of before) {
    hashes.set(
      pathOf(one),
      createHash('sha256')
        .update(await one.body())
        .digest('base64'),
    );
  }
  await first.close();

  const oneLine = (text: string) => text.replace('"Categories By Pet"', '"Categories For Pets"');
  const release = await new RegistryShop(shop).publishCopy('catalog', 'one line', oneLine);
  await activate(shop, 'catalog', release);
  // A busy shell may send the whole file to the first one who needs a delta. This is another visitor.
  for (const [path, hash] of hashes) {
    const headers = { 'accept-encoding': 'dcz', 'available-dictionary': `:${hash}:` };
    const codingNow = async () =>
      (await request.head(`/r/catalog/${release}/${path}`, { headers })).headers()['content-encoding'];
    await expect.poll(codingNow).toBe('dcz');
  }
  const page = await context.newPage();
  const after = await openHome(page);
  expect(after.map((one) => `${pathOf(one)} ${codingOf(one)}`)).toEqual(before.map((one) => `${pathOf(one)} dcz`));
  // A hash and a header of 50 bytes are in each; the bench judges 2 % of all that the remote has.
  expect(bytesOf(after)).toBeLessThanOrEqual(bytesOf(before) / 40);
  const region = page.locator('[data-region="catalog/page:home"]');
  await expect(region).toHaveAttribute('data-boundary', `catalog@${release}`);
  await expect(region.getByText('Categories For Pets')).toBeVisible();

  // The decoded files are in the browser's cache: nothing of them comes over the line at a second look.
  const again = await context.newPage();
  await openHome(again);
  expect(await again.evaluate(transferred, `/r/catalog/${release}/browser/`)).toEqual({
    files: before.length,
    bytes: 0,
  });
  await activate(shop, 'catalog', live);
});

/** Files of a folder that the page used, and how many of their bytes came over the line. Runs in the page. */
function transferred(folder: string): { files: number; bytes: number } {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const found = new Map(all.filter(({ name }) => name.includes(folder)).map((one) => [one.name, one.transferSize]));
  return { files: found.size, bytes: [...found.values()].reduce((sum, size) => sum + size, 0) };
}
