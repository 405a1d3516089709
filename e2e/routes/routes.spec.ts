import type { Page } from '@playwright/test';
import { expect, test } from '../world/world.ts';
import { addedRows, type Row, routeTable, statusOf } from './routeTable.ts';

const rows = [...routeTable, ...addedRows];

test('the table has every route of the specification once', () => {
  expect(routeTable).toHaveLength(26);
  expect(new Set(routeTable.map(({ route }) => route)).size).toBe(26);
});

for (const row of rows) {
  test.describe('JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test(`${row.route} answers ${statusOf(row)} with title, canonical and one h1`, async ({ page, world }) => {
      // Once the page is there this test passes, which fails the run until the mark is gone.
      const response = await page.goto(row.path);
      expect(response?.status()).toBe(statusOf(row));
      await expectHead(page, row, world.url);
    });
  });

  test.describe('JavaScript on', () => {
    test(`${row.route} comes alive as the page that the server sent`, async ({ page, world, allowProblems }) => {
      if (statusOf(row) === 404) allowProblems(/404/);
      const response = await page.goto(row.path);
      expect(response?.status()).toBe(statusOf(row));
      await page.waitForLoadState('networkidle');
      if (row.leadsTo) await page.waitForURL((url) => url.pathname === row.leadsTo);
      else await expectHead(page, row, world.url);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  });
}

async function expectHead(page: Page, row: Row, origin: string) {
  await expect(page).toHaveTitle(row.title);
  await expect(page.locator('h1')).toHaveText(row.h1);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', row.isNoindex ? 'noindex' : 'all');
  const canonicals = await page
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(canonicals).toEqual(row.canonical ? [origin + row.canonical] : []);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  if (!row.leadsTo) expect(description?.length).toBeGreaterThan(20);
}
