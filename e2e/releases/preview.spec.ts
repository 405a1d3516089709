/** A release that is not live is shown only to those who have the preview's URL. */
import { findViolations } from '../layout/findViolations.ts';
import { untilHydrated } from '../layout/openPage.ts';
import { readLive, readStatus } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { publishMarked } from './testReleases.ts';

test('a preview is shown only with its URL, can be left, and disappears when it ends', async ({
  shop,
  workshop,
  page,
  request,
}) => {
  const live = (await readLive(shop)).catalog ?? '';
  const other = await publishMarked(shop, workshop, 8);
  const { code, stdout, stderr } = await shop.release('preview', `catalog@${other}`, '--json');
  expect(code, stderr).toBe(0);
  const { url, id } = JSON.parse(stdout) as { url: string; id: string };
  const { pathname: path } = new URL(url);
  const home = page.locator('[data-region="catalog/page:home"]');
  const banner = page.getByRole('complementary', { name: 'Preview' });

  await page.goto(`${path}?to=/`);
  await expect(page).toHaveURL('/');
  await expect(home).toHaveAttribute('data-boundary', `catalog@${other}`);
  await expect(banner).toContainText(`catalog@${other}`);
  await untilHydrated(page);
  // A click that needs hydration, after which the page keeps the preview's code and banner.
  await page.evaluate(() => (document.documentElement.dataset.opened = 'yes'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about-us');
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('yes');
  await expect(banner).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  // Other visitors do not see it, and it is not in the cache.
  const visitor = await request.get('/');
  expect(await visitor.text()).not.toContain(other);
  expect((await readStatus(shop)).remotes.find(({ remote }) => remote === 'catalog')?.live).toBe(live);

  await banner.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(banner).toHaveCount(0);
  await page.goto('/');
  await expect(home).toHaveAttribute('data-boundary', `catalog@${live}`);

  await page.goto(`${path}?to=/`);
  await expect(home).toHaveAttribute('data-boundary', `catalog@${other}`);
  expect((await shop.release('end-preview', id)).code).toBe(0);
  const ended = await page.goto('/');
  expect(ended?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview isn’t available');
  await page.goto('/');
  await expect(home).toHaveAttribute('data-boundary', `catalog@${live}`);
  expect(await (await request.get('/readyz')).text()).toBe('ready\n');
});
