/** Every section of the account: empty, filled, with errors, offline; on a phone and on a desktop. */
import { goOffline } from '../layout/network.ts';
import { becomeMember, becomeNewMember, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { goToSection, judge, main, title } from './judge.ts';
import { deliver, orderAs } from './memberOrders.ts';

atBothWidths(() => {
  test('a new member finds every section, each with a next step', async ({ page, world }) => {
    await becomeNewMember(page, world, '/dashboard');
    await expect(main(page).getByText('Hello, Alexandra')).toBeVisible();
    await judge(page, 'overview');
    for (const [name, heading, words] of [
      ['Orders', 'Your orders', 'No orders yet'],
      ['Addresses', 'Your addresses', 'No addresses yet'],
      ['Wishlist', 'Your wishlist', 'Your wishlist is empty'],
      ['Pets', 'Your pets', 'No pets yet'],
      ['Reviews', 'Your reviews', 'No reviews yet'],
      ['Emails', 'Your emails', 'Back in stock'],
      ['Your data', 'Your data', 'Delete your account'],
    ] as const) {
      await goToSection(page, name, heading);
      await expect(main(page).getByRole('heading', { name: words })).toBeVisible();
      await judge(page, name);
    }
  });

  test('a member opens an order, buys it again and returns an item', async ({ page, world }) => {
    const member = await becomeNewMember(page, world, '/dashboard');
    const number = await orderAs(page, member);
    await deliver(world, number);
    await page.goto('/dashboard/orders');
    await expect(main(page).getByText('Delivered')).toBeVisible();
    await judge(page, 'orders');
    await page.getByRole('link', { name: `Order ${number}` }).click();
    await expect(title(page, `Order ${number}`)).toBeVisible();
    await expect(main(page).getByRole('list', { name: 'Order status' }).getByText('Shipped')).toBeVisible();
    await judge(page, 'order');
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(main(page).getByText('Added to your cart: 3 items')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await judge(page, 'ordered again');
    await page.getByRole('link', { name: 'Return items' }).click();
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await judge(page, 'return with errors');
    await page.getByLabel(/^Dog Fetch Chewy Toy/).check();
    await page.getByLabel('Quantity').selectOption('1');
    await page.getByLabel('Reason').selectOption({ label: 'Doesn’t fit' });
    await judge(page, 'return');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('heading', { name: 'We got your request' })).toBeFocused();
    await page.getByRole('link', { name: 'View order' }).click();
    const back = page.getByRole('region', { name: 'Your returns' });
    await expect(back).toContainText('1 × Dog Fetch Chewy Toy: Doesn’t fit');
    await judge(page, 'order with a return');
  });

  test('a member adds, deletes and restores addresses, and Back leaves the form', long, async ({ page, world }) => {
    await becomeNewMember(page, world, '/dashboard/addresses');
    await main(page).getByRole('link', { name: 'Add an address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await judge(page, 'address with errors');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Street address').fill('12 Main Street');
    await page.getByLabel('ZIP code').fill('60601');
    await page.getByLabel('City').fill('Chicago');
    await expect(page.getByLabel('State or territory')).toHaveValue('IL');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(main(page).getByText('Address saved.')).toBeFocused();
    await judge(page, 'addresses');
    await page.getByRole('button', { name: /^Delete: 12 Main Street/ }).click();
    await expect(main(page).getByText(/^Deleted: 12 Main Street/)).toBeFocused();
    await judge(page, 'address deleted');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(main(page).getByText(/^Restored:/)).toBeVisible();
    // Back leaves the form, not the section.
    await main(page).getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByLabel('City')).toHaveValue('Chicago');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/addresses');
    await expect(main(page).getByText('Default address')).toBeVisible();
  });

  test(
    'a member chooses emails, exports data, and cancels a deletion',
    long,
    async ({ page, world, allowProblems }) => {
      allowProblems(/status (of )?401/);
      const member = await becomeNewMember(page, world, '/dashboard/mails');
      await main(page).getByLabel('Send me the newsletter').check();
      await expect(main(page).getByText('You’re subscribed to the newsletter.')).toBeVisible();
      await page.reload();
      await expect(main(page).getByLabel('Send me the newsletter')).toBeChecked();
      await goToSection(page, 'Your data', 'Your data');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await coming).suggestedFilename()).toMatch(/^paw-dailies-.*\.zip$/);
      await main(page).getByLabel('Password', { exact: true }).fill('not this one');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(main(page).getByRole('alert')).toBeFocused();
      await judge(page, 'data with errors');
      await main(page).getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(main(page).getByRole('heading', { name: /^Your account will be deleted on/ })).toBeFocused();
      await judge(page, 'leaving');
      await goToSection(page, 'Overview', 'Your account');
      await main(page).getByRole('link', { name: 'Keep my account' }).click();
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(main(page).getByText('Your account won’t be deleted.')).toBeVisible();
    },
  );

  test('an offline section says so, and loads automatically when the connection returns', async ({
    page,
    world,
    context,
    allowProblems,
  }) => {
    allowProblems(/ERR_INTERNET_DISCONNECTED|request failed/);
    await becomeNewMember(page, world, '/dashboard/orders');
    await goToSection(page, 'Overview', 'Your account');
    await expect(main(page).getByText('Loading...')).toHaveCount(0);
    await goOffline(page);
    await expect(main(page).getByText(/^You’re offline\. This is the last version/)).toBeVisible();
    await goToSection(page, 'Orders', 'Your orders');
    await expect(main(page).getByText('This page will load automatically')).toBeVisible();
    await judge(page, 'offline');
    await context.setOffline(false);
    await expect(main(page).getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});

test('while the api is down a section says so, and "Try again" loads it', async ({ page, world, allowProblems }) => {
  allowProblems(/request failed|ERR_FAILED/);
  await becomeNewMember(page, world, '/dashboard');
  await page.route('**/api/account/orders**', (route) => route.abort());
  await goToSection(page, 'Orders', 'Your orders');
  await expect(main(page).getByText('We couldn’t load this part')).toBeVisible();
  await judge(page, 'failed');
  await page.unroute('**/api/account/orders**');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('without the cart’s code an order still shows the account’s data', async ({ page, world, allowProblems }) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed|already registered|preload/);
  const member = await becomeNewMember(page, world, '/dashboard');
  const number = await orderAs(page, member);
  await page.route(/\/r\/cart\/[^/]+\/browser\/slot-Order/, (route) => route.abort());
  await page.goto(`/dashboard/orders/${number}`);
  const order = main(page).getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('2 × Dog Fetch Chewy Toy');
  await expect(order).toContainText('Total, including delivery and tax');
  await expect(order).toContainText('the invoice are temporarily unavailable');
});

test('another member’s order is not found, and a logout in one tab empties the other within a second', async ({
  page,
  context,
  world,
  browser,
  allowProblems,
}) => {
  allowProblems(/status (of )?40[34]/);
  const member = await becomeNewMember(page, world, '/dashboard');
  const number = await orderAs(page, member);
  const stranger = await (await browser.newContext({ baseURL: world.url })).newPage();
  await becomeMember(stranger, world, newMember('Bo'), `/dashboard/orders/${number}`);
  await expect(main(stranger).getByRole('heading', { name: 'We can’t find that order in your account' })).toBeVisible();
  await stranger.context().close();

  await page.goto('/dashboard/orders');
  await expect(main(page).getByText(`Order ${number}`)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/about-us');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Alexandra/ })
    .click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(main(page).getByText(`Order ${number}`)).toHaveCount(0);
  await expect(main(page).getByText('Your session has ended')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fdashboard%2Forders',
  );
});
