/** The toasts' style sheet does not load: 'Loading CSS chunk failed', and the rest of the page works. */
import type { Page } from '@playwright/test';
import { attempts, endingFaults, expect, fileOf, productPath, test } from './faultyShop.ts';
import { long, longUnless } from '../world/longAt.ts';

// A style sheet with syntax errors does not fail to load: browsers skip invalid rules.
for (const fault of endingFaults.filter((one) => one !== 'does not parse')) {
  test(
    `toaster.css, ${fault}: one automatic retry loads the toasts’ styles`,
    longUnless(fault === endingFaults[0]),
    async ({ page, network }) => {
      const lines: string[] = [];
      page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
      network.spoil(fileOf('shell', 'toaster.css', 'at first'), fault);
      await page.goto('/about-us');
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('button').click();
      await expect(page.locator('.Toastify__toast').getByText('Please enter an email.')).toBeVisible();
      expect(attempts(network, 'shell', 'toaster.css')).toContain(1);
      expect(lines.filter((line) => /chunk failed/i.test(line))).toEqual([
        expect.stringMatching(/^Loading CSS chunk failed: toaster of shell@/),
      ]);
    },
  );

  test(
    `toaster.css, ${fault}, repeatedly: a notice offers "Try again", and shopping continues`,
    longUnless(fault === endingFaults[0]),
    async ({ page, network }) => {
      network.spoil(fileOf('shell', 'toaster.css', 'always'), fault);
      await page.goto(productPath);
      await beginToAct(page);
      const notice = page.getByRole('status').filter({ hasText: 'didn’t load completely' });
      await expect(notice).toBeVisible();
      await notice.getByText('Details').click();
      await expect(notice.getByText(/^Loading CSS chunk failed: toaster of shell@/)).toBeVisible();
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      network.recover();
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('button').click();
      await expect(page.locator('.Toastify__toast').getByText('Please enter an email.')).toBeVisible();
    },
  );
}

test('toaster.css hangs: "Try again" after 8 s loads a fresh path at once', long, async ({ page, network }) => {
  network.spoil(fileOf('shell', 'toaster.css', 'at first'), 'hanging');
  await page.goto(productPath, { waitUntil: 'commit' });
  await beginToAct(page);
  const notice = page.getByRole('status').filter({ hasText: 'is taking a while' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  expect(attempts(network, 'shell', 'toaster.css')).toContain(1);
});

/** Toasts load with the first interaction after hydration, which the cart's button shows. */
async function beginToAct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  await page.keyboard.press('Shift');
}
