/** SPEC 8 and GAPS, Pages: not found, slice failed, server error, offline. */
import type { Page } from '@playwright/test';
import { goOffline } from './network.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { findViolations } from './findViolations.ts';
import { openPage } from './openPage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

atBothWidths(() => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, longUnless(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('the not-found page has status 404, a search box and popular categories', async ({ page }) => {
        const response = await page.goto('/no-such-page');
        expect(response?.status()).toBe(404);
        await expect(heading(page)).toHaveText('We can’t find that page');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
        await main.getByRole('searchbox', { name: 'Search for products' }).fill('dog bed');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/search/dog%20bed');
      });
    });
  }

  test('every link of the not-found page leads to an existing page, and it has no violation', async ({
    page,
    request,
  }) => {
    await openPage(page, '/no-such-page');
    const urls = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(urls.length).toBeGreaterThan(6);
    for (const url of urls) expect((await request.get(url)).status(), url).toBe(200);
    expect(await findViolations(page)).toEqual([]);
  });

  test('offline, the next page says so, and loads automatically when the connection returns', async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk failed|already registered/);
    await openPage(page, '/about-us');
    await goOffline(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fish Supplies' }).click();
    await expect(heading(page)).toHaveText('You’re offline.');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(/Fish supplies/i);
    await expect(page).toHaveURL('/petcategory/fish');
    // Requests that failed offline are repeated.
    await page.getByRole('banner').getByRole('searchbox').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.Toastify').getByRole('alert')).toBeVisible();
  });

  test('a page whose data fails says so, keeps header and footer, and "Try again" loads it', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/status 503/);
    await openPage(page, '/about-us');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { code: 'x', message: 'secret words' } }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fish Supplies' }).click();
    await expect(heading(page)).toHaveText('This page didn’t load.');
    await expect(page.getByText('secret words')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/Fish supplies/i);
  });

  test('a page whose code fails shows the specified message under Details, and has no violation', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/page-pet|Loading chunk failed/);
    await openPage(page, '/about-us');
    await page.waitForLoadState('networkidle');
    await page.route('**/page-pet*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fish Supplies' }).click();
    await expect(heading(page)).toHaveText('This page didn’t load.');
    await page.getByText('Details').click();
    await expect(page.getByText(/^Loading chunk failed: page pet of catalog@/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.unroute('**/page-pet*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(/Fish supplies/i);
  });
});
