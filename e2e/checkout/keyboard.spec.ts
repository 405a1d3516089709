/** A purchase with the keyboard alone, on the narrowest phone. */
import type { Locator, Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { becomeMember, newMember } from '../session/members.ts';
import { expect, test } from '../world/world.ts';
import { collar, newRecipient, putIntoCart, type Recipient, summary } from './buying.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Presses Tab until the element has the focus, and expects it to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expectInSight(page, target);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** WCAG 2.2, 2.4.11: nothing covers the focused element. */
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

/** Expects the next page, with the focus on its title. */
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

/** Records the path of every screen that the page shows. The guard redirects from /checkout at once. */
function screensOf(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.add(new URL(frame.url()).pathname);
  });
  return seen;
}

test('a guest buys with the keyboard, from the product to the thank-you page, with four screens after the cart', async ({
  page,
}) => {
  const recipient = newRecipient();
  await openPage(page, '/product/Adjustable-Dog-Collar');
  await pressOn(page, page.getByRole('button', { name: 'Add to cart' }).first());
  await pressOn(page, page.getByRole('link', { name: 'View cart' }).first());
  await expect(page).toHaveURL('/viewcart');
  const seen = screensOf(page);
  await pressOn(page, summary(page).getByRole('link', { name: 'Checkout' }));
  await pressOn(page, page.getByRole('button', { name: 'Continue as guest' }));
  await arrive(page, '/checkout');
  await typeInto(page, 'Email', recipient.email);
  await typeAddress(page, recipient);
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/delivery');
  await tabTo(page, page.getByRole('radio', { name: /^Standard/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/review');
  await pressOn(page, places(page));
  await expect(page.getByRole('heading', { level: 1, name: /^Almost done: please confirm/ })).toBeFocused();
  await expect(page.getByText('Express delivery')).toBeVisible();
  expect([...seen]).toEqual(['/login', '/checkout', '/checkout/delivery', '/checkout/review', '/order-sent']);
});

test('a member saves the address at checkout, and uses it for the next order', async ({ page, world }) => {
  const member = newMember();
  const recipient = { ...newRecipient(), email: member.email };
  await becomeMember(page, world, member);
  await openFirstStep(page, member.email);
  await typeAddress(page, recipient);
  await expect(page.getByRole('checkbox', { name: 'Save this address' })).toBeChecked();
  await buy(page);
  await page.goto('/dashboard/addresses');
  await expect(main(page)).toContainText(recipient.address.line1);
  await openFirstStep(page, member.email);
  await tabTo(page, page.getByRole('radio', { name: recipient.address.name }));
  await expect(page.getByRole('radio', { name: recipient.address.name })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await buy(page);
  await expect(main(page)).toContainText(recipient.address.line1);
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

async function openFirstStep(page: Page, email: string): Promise<void> {
  await putIntoCart(page, collar);
  await openPage(page, '/checkout');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
}

/** From the first step on, with the proposed values. */
async function buy(page: Page): Promise<void> {
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/delivery');
  await pressOn(page, continues(page));
  await arrive(page, '/checkout/review');
  await pressOn(page, places(page));
  await expect(thanks(page)).toBeVisible();
}
