/** A wishlist shared by a link, as others see it, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { becomeMember, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test, type World } from '../world/world.ts';
import { judge, main, title } from './judge.ts';

const share = (page: Page) => main(page).getByRole('region', { name: 'Share your wishlist' });

/** Ends at the member's list, with a trimmer and a collar on it. */
async function wish(page: Page, world: World): Promise<void> {
  await becomeMember(page, world, newMember('Alexandra Quill'), '/dashboard/wishlist');
  await expect(main(page).getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const slug of ['Adjustable-Dog-Collar', 'Rechargeable-Pet-Hair-Trimmer']) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.put(`/api/account/wishlist/${slug}`, { headers })).status()).toBe(204);
  }
  await page.reload();
  await expect(share(page)).toContainText('your first name, Alexandra.');
}

/** @returns the link */
async function makeLink(page: Page): Promise<string> {
  await share(page).getByRole('button', { name: 'Create link' }).click();
  await expect(share(page).getByText('Your link is ready.')).toBeFocused();
  return share(page).getByLabel('Your link').inputValue();
}

atBothWidths((width) => {
  test('a member shares the list, and anyone with the link buys from it until sharing ends', async ({
    page,
    world,
    browser,
  }) => {
    await wish(page, world);
    const link = await makeLink(page);
    await judge(page, 'wishlist with a link');

    const friend = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
    const referrers: string[] = [];
    friend.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    const answer = await friend.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(title(friend, 'Alexandra’s wishlist')).toBeVisible();
    expect(await friend.content()).not.toContain('Quill');
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const list = main(friend).getByRole('list', { name: 'Alexandra’s wishlist' });
    await expect(list.getByRole('link', { name: 'Choose options: Adjustable Dog Collar' })).toBeVisible();
    await list.getByRole('button', { name: 'Add to cart: Rechargeable Pet Hair Trimmer' }).click();
    await expect(main(friend).getByText(/^Added to your cart: Rechargeable/)).toBeVisible();
    await expect(friend.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await judge(friend, 'shared wishlist');
    expect(referrers.filter((each) => each.includes('list='))).toEqual([]);

    await share(page).getByRole('button', { name: 'Stop sharing' }).click();
    const question = page.getByRole('dialog', { name: 'Stop sharing your list?' });
    await expect(question.getByRole('button', { name: 'Keep sharing' })).toBeFocused();
    await judge(page, 'question');
    await question.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(share(page).getByText(/Only you can see your list/)).toBeFocused();
    await friend.goto(link);
    await expect(title(friend, 'This wishlist isn’t shared')).toBeVisible();
    await judge(friend, 'link that was ended');
    expect(world.output()).not.toContain(new URL(link).searchParams.get('list'));
    await friend.context().close();
  });
});

test('without JavaScript a shared list is readable, and links to each product', async ({ page, world, browser }) => {
  await wish(page, world);
  const link = await makeLink(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(title(friend, 'Alexandra’s wishlist')).toBeVisible();
  await expect(main(friend).getByRole('button')).toHaveCount(0);
  await main(friend).getByRole('link', { name: 'Rechargeable Pet Hair Trimmer', exact: true }).click();
  await expect(friend).toHaveURL('/product/Rechargeable-Pet-Hair-Trimmer');
  await context.close();
});

test('an invented link gets the same answer as an ended one', async ({ page }) => {
  for (const query of ['', '?list=', '?list=x', `?list=${'a'.repeat(32)}`]) {
    await openPage(page, `/wishlist/shared${query}`);
    await expect(title(page, 'This wishlist isn’t shared')).toBeVisible();
  }
});
