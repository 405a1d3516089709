/** GAPS "Added": the wishlist of guests and members, from a card to the cart. */
import type { Page } from '@playwright/test';
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { logIn, newMember, signUp } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';
import { judge, main } from './judge.ts';

const heart = (page: Page, title: string) => page.getByRole('button', { name: `Wishlist: ${title}`, exact: true });

atBothWidths(() => {
  test('a guest saves products from a card and from a product page, and finds both on the wishlist', async ({
    page,
  }) => {
    await openPage(page, '/productcategories/dog/Collars');
    const collar = heart(page, 'Adjustable Dog Collar');
    await collar.click();
    await expect(collar).toHaveAttribute('aria-pressed', 'true');
    const box = await collar.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await judge(page, 'list with a wish');
    await openPage(page, '/product/Slim-Hemp-Collar-for-Small-Dogs');
    await heart(page, 'Slim Hemp Collar for Small Dogs').first().click();
    await page.locator('.Toastify').getByRole('link', { name: 'View it' }).click();
    await expect(page).toHaveURL('/wishlist');
    const list = main(page).getByRole('list', { name: 'Your wishlist' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('link', { name: 'Choose options: Adjustable Dog Collar' })).toBeVisible();
    await judge(page, 'wishlist');
    await heart(page, 'Adjustable Dog Collar').click();
    await list.getByRole('button', { name: 'Undo: put Adjustable Dog Collar back' }).click();
    await expect(heart(page, 'Adjustable Dog Collar')).toBeVisible();
  });

  test('a product with one variant moves to the cart with one tap', async ({ page }) => {
    await openPage(page, '/product/Rechargeable-Pet-Hair-Trimmer');
    await heart(page, 'Rechargeable Pet Hair Trimmer').first().click();
    await page.goto('/wishlist');
    await page.getByRole('button', { name: 'Move to cart: Rechargeable Pet Hair Trimmer' }).click();
    await expect(main(page).getByText('Moved to your cart: Rechargeable Pet Hair Trimmer')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
    await judge(page, 'moved to the cart');
  });
});

test('the button’s code comes with the first action, and the press that asked for it is carried out', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/r/account/') && asked.push(request.url()));
  const letGo = await holdBack(page, '**/r/account/**');
  await openPage(page, '/productcategories/dog/Collars');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const collar = heart(page, 'Adjustable Dog Collar');
  await collar.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(collar).toHaveAttribute('aria-pressed', 'false');
  letGo();
  await expect(collar).toHaveAttribute('aria-pressed', 'true');
  await expect(collar).toBeFocused();
  await page.reload();
  await expect(collar).toHaveAttribute('aria-pressed', 'true');
});

test('a press before hydration is carried out too', async ({ page }) => {
  const letGo = await holdBack(page, '**/*.js');
  await page.goto('/product/Adjustable-Dog-Collar', { waitUntil: 'domcontentloaded' });
  await heart(page, 'Adjustable Dog Collar').first().click();
  letGo();
  await expect(heart(page, 'Adjustable Dog Collar').first()).toHaveAttribute('aria-pressed', 'true');
});

test('a guest’s wishlist joins the member’s, is on another device, and is hidden after the logout', async ({
  page,
  browser,
  world,
}) => {
  const member = newMember();
  await signUp(page, world, member);
  await openPage(page, '/product/Adjustable-Dog-Collar');
  await heart(page, 'Adjustable Dog Collar').first().click();
  await expect(heart(page, 'Adjustable Dog Collar').first()).toHaveAttribute('aria-pressed', 'true');

  const context = await browser.newContext({ baseURL: world.url });
  const phone = await context.newPage();
  await openPage(phone, '/product/Slim-Hemp-Collar-for-Small-Dogs');
  await heart(phone, 'Slim Hemp Collar for Small Dogs').first().click();
  await logIn(phone, member, '/login?returnTo=%2Fdashboard%2Fwishlist');
  await expect(main(phone).getByRole('list', { name: 'Your wishlist' }).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await phone.getByRole('banner').getByRole('button', { name: /Alex/ }).click();
  await phone.getByRole('button', { name: 'Logout' }).click();
  await phone.goto('/wishlist');
  await expect(main(phone).getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await context.close();
});

test('without the account’s code a card is complete, without a notice', async ({ page, allowProblems }) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed|already registered/);
  await page.route(/\/r\/account\//, (route) => route.abort());
  await openPage(page, '/productcategories/dog/Collars');
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByRole('article').first().getByRole('link')).toHaveText('Adjustable Dog Collar');
  await expect(page.getByText(/didn’t load/)).toHaveCount(0);
});
