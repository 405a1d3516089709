/** SPEC 9, GAPS Rules: one container, 5000 ms, pause on hover and focus, announced. */
import type { Page } from '@playwright/test';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { openPage } from './openPage.ts';
import { watchToast } from './toastLife.ts';

const toast = (page: Page) => page.locator('.Toastify').getByRole('alert');

async function openToast(page: Page) {
  await openPage(page, '/about-us');
  const life = await watchToast(page);
  await page.getByRole('banner').getByRole('searchbox').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  return life;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, longUnless(reducedMotion === 'no-preference'), () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a toast closes after five seconds', long, async ({ page }) => {
      const life = await openToast(page);
      expect(await life()).toBeGreaterThan(4900);
    });

    test('a toast stays while the pointer is on it, and while the focus is in it', long, async ({ page }) => {
      await openToast(page);
      await toast(page).hover();
      await page.waitForTimeout(6000);
      await expect(toast(page)).toBeVisible();
      await toast(page).getByRole('button').focus();
      await page.mouse.move(5, 400);
      await page.waitForTimeout(6000);
      await expect(toast(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(toast(page)).toHaveCount(0);
    });
  });
}

test('the same warning is shown once, and there is one container', async ({ page }) => {
  await openToast(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await expect(toast(page)).toHaveCount(1);
  await expect(page.locator('.Toastify')).toHaveCount(1);
});
