/** Open tabs whose release is rolled back. */
import type { Page } from '@playwright/test';
import { activate, readLive, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { publishMarked } from './testReleases.ts';
import { long } from '../world/longAt.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const homeRegion = (page: Page) => page.locator('[data-region="catalog/page:home"]');
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.opened === 'yes');
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Opens the home page, and waits until it is subscribed to releases. */
async function openHome(page: Page): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/events?on='));
  await page.goto('/');
  await stream;
  await page.evaluate(() => (document.documentElement.dataset.opened = 'yes'));
}

test(
  'a tab stays on a release that is only older, and leaves one that was rolled back with its next page',
  long,
  async ({ shop, workshop, page }) => {
    const base = (await readLive(shop)).catalog ?? '';
    const [first, second] = [await publishMarked(shop, workshop, 5), await publishMarked(shop, workshop, 6)];
    await activate(shop, 'catalog', first);
    await openHome(page);
    await activate(shop, 'catalog', second);
    await footerLink(page, 'About Us').click();
    await expect(page).toHaveURL('/about-us');
    await footerLink(page, 'Home').click();
    await expect(homeRegion(page)).toHaveAttribute('data-boundary', `catalog@${first}`);
    expect(await isSameDocument(page)).toBe(true);

    // The tab leaves both releases, including its own.
    await rollback(shop, 'catalog');
    await rollback(shop, 'catalog');
    await expect
      .poll(async () => {
        await footerLink(page, (await page.title()).startsWith('About') ? 'Home' : 'About Us').click();
        return isSameDocument(page).catch(() => true);
      })
      .toBe(false);
    await page.goto('/');
    await expect(homeRegion(page)).toHaveAttribute('data-boundary', `catalog@${base}`);
  },
);

test('a tab on a recalled release reloads at once and keeps the typed text, and the release’s files answer 410', async ({
  shop,
  workshop,
  page,
  request,
}) => {
  const recalled = await publishMarked(shop, workshop, 7);
  await activate(shop, 'catalog', recalled);
  await openHome(page);
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: /email/i });
  await email.fill('ada@example.test');
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const counts = async () => (await (await request.get('/tabs')).json()) as Record<string, { streams: number }>;
  expect((await counts())[`catalog@${recalled}`]?.streams).toBe(1);

  await rollback(shop, 'catalog', '--recall');
  await expect.poll(() => isSameDocument(page).catch(() => true), { timeout: 5_000 }).toBe(false);
  await expect(homeRegion(page)).not.toHaveAttribute('data-boundary', `catalog@${recalled}`);
  await expect(email).toHaveValue('ada@example.test');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(async () => (await counts())[`catalog@${recalled}`]).toBeUndefined();
  expect((await request.get(`/r/catalog/${recalled}/browser/remoteEntry.js`)).status()).toBe(410);
  const { stdout } = await shop.release('history', 'catalog');
  expect(stdout).toContain(`leaving catalog@${recalled} and recalling it`);
});
