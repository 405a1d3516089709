/** GAPS "Cart": for members the server keeps a copy, merged by identity at the login. */
import type { Page } from '@playwright/test';
import { collar, putIntoCart, toy } from '../checkout/buying.ts';
import { logIn, newMember, signUp } from '../session/members.ts';
import { expect, test } from '../world/world.ts';

const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const agreed = (page: Page) => page.evaluate(() => localStorage.getItem('cart-copy') ?? '');

test('a member has one cart on two devices: it has the lines of both, and a line removed on one is removed on the other', async ({
  page,
  browser,
  world,
}) => {
  const member = newMember();
  await putIntoCart(page, collar);
  await signUp(page, world, member);
  await expect.poll(() => agreed(page)).toContain(collar.title);

  const context = await browser.newContext({ baseURL: world.url });
  const phone = await context.newPage();
  await putIntoCart(phone, toy);
  await logIn(phone, member);
  await expect(badge(phone, 'Cart, 2 items')).toBeVisible();
  await phone.goto('/viewcart');
  await phone.getByRole('button', { name: /^Remove Adjustable Dog Collar/ }).click();
  // Between the change and its saving, none is agreed.
  const isIn = async (...lines: { title: string }[]) => {
    const text = await agreed(phone);
    return lines.map(({ title }) => text.includes(title));
  };
  await expect.poll(() => isIn(toy, collar)).toEqual([true, false]);

  await page.reload();
  await expect(badge(page, 'Cart, 1 item')).toBeVisible();
  await page.goto('/viewcart');
  await expect(page.getByRole('main')).toContainText(toy.title);
  await context.close();
});
