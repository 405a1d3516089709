/** SPEC 2, 5 and 8, GAPS 18 and 25: the search box in the header. */
import type { Page } from '@playwright/test';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { findViolations } from './findViolations.ts';
import { openPage, pathOf } from './openPage.ts';

const WARNING = 'Please Enter Somthing To Search Your Result!';
const texts = ['dog bed', 'a/b', '100%', '%2F', 'why?', '#1', `"3" 'x'`, '🐶 collar', 'Bowls & Feeders', '..', '<b>'];
/** Text that must be encoded in a URL, and text that must be escaped in a page. */
const examples = new Set(['%2F', '<b>']);
/** By its form name, because with suggestions its role is combobox. */
const box = (page: Page) => page.getByRole('banner').locator('[name=q]');
const toast = (page: Page) => page.locator('.Toastify__toast--warning');

atBothWidths(() => {
  for (const text of texts) {
    test(
      `a search for ${text} arrives unchanged, and is shown in the box`,
      longUnless(examples.has(text)),
      async ({ page }) => {
        await openPage(page, '/about-us');
        await box(page).click();
        await page.keyboard.insertText(text);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\/./);
        expect(decodeURIComponent(pathOf(page)).slice('/search/'.length).trim()).toBe(text);
        await expect(box(page)).toHaveValue(text);
        await page.reload();
        await expect(box(page)).toHaveValue(text);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${text}”`);
      },
    );
  }

  for (const empty of ['', '  ']) {
    test(
      `with "${empty}" the warning is shown as a toast and at the box, and nothing is searched`,
      longUnless(!empty),
      async ({ page }) => {
        await openPage(page, '/about-us');
        await box(page).click();
        await page.keyboard.insertText(empty);
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        await expect(toast(page)).toHaveText(WARNING);
        await expect(box(page)).toHaveAccessibleDescription(WARNING);
        await expect(page.getByRole('banner').getByText(WARNING)).toBeInViewport();
        await expect(box(page)).toBeFocused();
        await expect(page).toHaveURL('/about-us');
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.insertText('bed');
        await expect(page.getByRole('banner').getByText(WARNING)).toBeHidden();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/search/bed');
      },
    );
  }

  test('the search box is reachable by keyboard, wide enough, and causes no horizontal scrolling', async ({ page }) => {
    await openPage(page, '/about-us');
    await box(page).focus();
    const { width: wide = 0 } = (await box(page).boundingBox()) ?? {};
    expect(wide).toBeGreaterThan(280);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const text of texts) {
      test(`without JavaScript the form searches for ${text}`, longUnless(text === '%2F'), async ({ page }) => {
        await page.goto('/about-us');
        await box(page).focus();
        await page.keyboard.insertText(text);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/search\/./);
        expect(decodeURIComponent(pathOf(page)).slice('/search/'.length).trim()).toBe(text);
        await expect(box(page)).toHaveValue(text);
      });
    }

    test('without JavaScript the empty form leads to a page with the warning', async ({ page }) => {
      await page.goto('/about-us');
      await box(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText(WARNING)).toBeVisible();
    });
  });
});

test('in a wide window the box is centered and fills the space', async ({ page }) => {
  await openPage(page, '/');
  const { x = 0, width = 0 } = (await box(page).boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(24);
  expect(width).toBeGreaterThan(480);
});
