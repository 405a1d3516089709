/** A return with the keyboard alone, on the narrowest phone. */
import type { Locator, Page } from '@playwright/test';
import { becomeNewMember } from '../session/members.ts';
import { expect, test } from '../world/world.ts';
import { main, title } from './judge.ts';
import { deliver, orderAs } from './memberOrders.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Presses Tab until the element has the focus, and expects it to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expect(target).toBeInViewport();
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a member finds an order and returns an item of it with the keyboard', async ({ page, world }) => {
  const member = await becomeNewMember(page, world, '/dashboard');
  const number = await orderAs(page, member);
  await deliver(world, number);
  const ways = page.getByRole('navigation', { name: 'Your account' });
  await pressOn(page, ways.getByRole('link', { name: 'Orders' }));
  await expect(title(page, 'Your orders')).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: `Order ${number}` }));
  await expect(title(page, `Order ${number}`)).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: 'Return items' }));
  await expect(title(page, 'Return items')).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Request return' }));
  await expect(main(page).getByRole('alert')).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: 'Choose at least one item to return.' }));
  await expect(page.getByLabel(/^Adjustable Dog Collar/)).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Reason'));
  await page.keyboard.type('Arrived');
  await tabTo(page, page.getByLabel('Anything else we should know? (optional)'));
  await page.keyboard.type('The buckle is broken.');
  await pressOn(page, page.getByRole('button', { name: 'Request return' }));
  await expect(page.getByRole('heading', { name: 'We got your request' })).toBeFocused();
  await pressOn(page, main(page).getByRole('link', { name: 'View order' }));
  await expect(page.getByRole('region', { name: 'Your returns' })).toContainText('Arrived damaged');
});
