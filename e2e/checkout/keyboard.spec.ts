/** A whole purchase without a pointer, on the narrowest phone. */
import type { Locator, Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { newMember, signUp } from '../session/members.ts';
import { expect, test } from '../world/world.ts';
import { collar, newRecipient, putIntoCart, type Recipient } from './buying.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Tab until it has the focus, and it is in sight when it has. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expectInSight(page, target);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}

/** WCAG 2.2, 2.4.11: nothing lies over what has the focus. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  const isCovered = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  });
  expect(isCovered, `something covers ${target.toString()} at ${page.url()}`).toBe(false);
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Another page is there, and reading starts at its title. */
async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const main = (page: Page) => page.getByRole('main');
const continues = (page: Page) => main(page).getByRole('button', { name: 'Continue' });
const places = (page: Page) => main(page).getByRole('button', { name: /^Place order · \$/ });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thanks for your order' });

async function typeAddress(page: Page, { address }: Recipient): Promise<void> {
  await typeInto(page, 'Full name', address.name);
  await typeInto(page, 'Street address', address.line1);
  await typeInto(page, 'ZIP code', address.zip);
  await typeInto(page, 'City', address.city);
  await tabTo(page, page.getByLabel('State or territory'));
  await expect(page.getByLabel('State or territory')).toHaveValue(address.state);
}

test('a guest buys, from the product to the thanks', async ({ page }) => {
  const recipient = newRecipient();
  await openPage(page, '/product/Adjustable-Dog-Collar');
  await pressOn(page, page.getByRole('button', { name: 'Add to cart' }).first());
  await pressOn(page, page.getByRole('link', { name: 'View cart' }).first());
  await expect(page).toHaveURL('/viewcart');
  await pressOn(page, main(page).getByRole('link', { name: 'Checkout', exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Continue as guest' }));
  await arrive(page, '/checkout');
  await typeInto(page, 'Email', recipient.email);
  await page.keyboard.press('Enter');
  await arrive(page, '/checkout/address');
  await typeAddress(page, recipient);
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/delivery');
  await tabTo(page, page.getByRole('radio', { name: /^Standard/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/payment');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/review');
  await pressOn(page, places(page));
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByText('Express delivery')).toBeVisible();
});

test('a member buys with the address of an earlier order', async ({ page, world }) => {
  const member = newMember();
  const recipient = { ...newRecipient(), email: member.email };
  await signUp(page, world, member);
  await placeFirst(page, recipient);
  await putIntoCart(page, collar);
  await openPage(page, '/checkout');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/address');
  await tabTo(page, page.getByRole('radio', { name: recipient.address.name }));
  await expect(page.getByRole('radio', { name: recipient.address.name })).toBeChecked();
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/delivery');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/payment');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/review');
  await pressOn(page, places(page));
  await expect(thanks(page)).toBeVisible();
  await expect(main(page)).toContainText(recipient.address.line1);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
});

/** The order that leaves an address behind. */
async function placeFirst(page: Page, recipient: Recipient): Promise<void> {
  await putIntoCart(page, collar);
  await openPage(page, '/checkout');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/address');
  await typeAddress(page, recipient);
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/delivery');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/payment');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/review');
  await pressOn(page, places(page));
  await expect(thanks(page)).toBeVisible();
}
