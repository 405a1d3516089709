/** The next article's text does not load. */
import { attempts, expect, fileOf, test } from '../faults/faultyShop.ts';
import { untilHydrated } from '../layout/openPage.ts';

const file = 'article-a-cage-that-a-budgie-likes-to-come-home-to-md.js';

test.beforeEach(async ({ page }) => {
  await page.goto('/blogs/the-first-six-weeks-of-an-aquarium');
  // Before that, the link leads to the server's page, which has the text.
  await untilHydrated(page);
});

test('a text that fails to load once is loaded again under a fresh path', async ({ page, network }) => {
  network.spoil(fileOf('content', file, 'at first'), '404');
  await page.getByRole('link', { name: /^Previous article/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('budgie');
  expect(attempts(network, 'content', file)).toEqual([0, 1]);
});

test('a text that does not load affects only its page, and "Try again" works', async ({ page, network }) => {
  network.spoil(fileOf('content', file, 'always'), '503');
  await page.getByRole('link', { name: /^Previous article/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load.' })).toBeVisible();
  await page.getByText('Details').click();
  await expect(page.getByText(/^Loading chunk failed: article a-cage-that-a-budgie/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  network.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('budgie');
});
