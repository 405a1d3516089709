/** A guest continues a cart on another device. */
import type { Page } from '@playwright/test';
import { collar, putIntoCart } from '../checkout/buying.ts';
import { readStored } from '../session/storage.ts';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';

/** The skip link is above the window, and covers content that is scrolled out there. */
async function seeFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
}

atBothWidths(
  (width) => {
    test('a guest emails the cart to another device', async ({ page }) => {
      await putIntoCart(page, collar);
      await openPage(page, '/viewcart');
      await page.getByText('Continue on another device').click();
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(page.getByRole('textbox', { name: 'Email me this cart' })).toBeFocused();
      await expect(page.getByText('Enter an email like name@example.com.')).toBeVisible();
      await seeFromTop(page);
      await page.getByRole('textbox', { name: 'Email me this cart' }).fill(`cart-${width}@example.test`);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your cart is on its way to you.')).toBeVisible();
      await seeFromTop(page);
    });

    test('the email’s link asks first, then adds the cart with current names, pictures and prices', async ({
      page,
    }) => {
      await openPage(page, '/viewcart#cart=D-ADJ-XL-RED*2,NO-SUCH-ITEM*1');
      await expect(page.getByText('Your email has a cart with 3 items. Add them here?')).toBeVisible();
      expect((await readStored(page, 'cart')) ?? '').not.toContain('Adjustable');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add to my cart' }).click();
      await expect(page.getByText(/except those that are sold out or discontinued/)).toBeVisible();
      await expect(page).toHaveURL(/\/viewcart$/);
      const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
      await expect(line).toContainText('Adjustable Dog Collar');
      await expect(line).toContainText('$37.92');
      await expect(line.locator('img')).toBeVisible();
    });
  },
  { height: 900 },
);
