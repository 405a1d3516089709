/** A guest finds an order by its number and returns an item. Staff decide the return, and no step needs a login. */
import { collar, confirmByMail, goAsGuest, goToReview, newRecipient, placeOrder, toy } from '../checkout/buying.ts';
import { findViolations } from '../layout/findViolations.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { staff } from '../world/staff.ts';
import { expect, test } from '../world/world.ts';
import { judge, main, title } from './judge.ts';
import { deliver } from './memberOrders.ts';

atBothWidths((width) => {
  test('a guest requests a return and reads the decision', async ({ page, world, browser, allowProblems }) => {
    allowProblems(/status (of )?404/);
    const recipient = newRecipient();
    await goAsGuest(page, collar, toy);
    await goToReview(page, recipient);
    await placeOrder(page);
    await expect(page).toHaveURL(/\/order-sent\?order=/);
    const number =
      (await main(page)
        .getByText(/^PD-\w+$/)
        .first()
        .textContent()) ?? '';
    await expect(page.getByRole('button', { name: 'Return items' })).toHaveCount(0);
    await expect(title(page, 'Almost done: please confirm your order')).toBeVisible();
    await judge(page, 'an order that waits to be confirmed');
    await expect(staff(world, 'pack', number)).rejects.toThrow(/is not confirmed: its buyer has until/);
    expect(await staff(world, 'orders', number)).toContain('not confirmed, open until');
    await confirmByMail(page, world, recipient);
    await deliver(world, number);

    // Another browser on another day has only the order's number and the email.
    const context = await browser.newContext({ baseURL: world.url, viewport: { width, height: 800 } });
    const later = await context.newPage();
    await later.goto('/track-order');
    await later.getByLabel('Order number').fill(number);
    await later.getByLabel('Email', { exact: true }).fill('somebody-else@example.com');
    await later.getByRole('button', { name: 'Find my order' }).click();
    await expect(main(later).getByRole('alert')).toContainText('No order found');
    await later.getByLabel('Email', { exact: true }).fill(recipient.email);
    await later.keyboard.press('Enter');
    await expect(title(later, 'Your order was delivered')).toBeVisible();
    await main(later).getByRole('button', { name: 'Return items' }).click();
    await expect(main(later).getByRole('heading', { name: 'Return items' })).toBeFocused();
    await later.getByRole('button', { name: 'Request return' }).click();
    const form = main(later).getByRole('region', { name: 'Return items' });
    await expect(form.getByRole('alert')).toBeFocused();
    await judge(later, 'a guest’s return with errors');
    await later.getByLabel(/^Dog Fetch Chewy Toy/).check();
    await later.getByLabel('Reason').selectOption({ label: 'Arrived damaged' });
    await later.getByRole('button', { name: 'Request return' }).click();
    await expect(main(later).getByRole('heading', { name: 'We got your request' })).toBeFocused();
    const back = main(later).getByRole('region', { name: 'Your returns' });
    await expect(back).toContainText('Under review');
    await expect(back).toContainText('1 × Dog Fetch Chewy Toy: Arrived damaged');
    await judge(later, 'a guest’s order with a return');

    const { returns } = JSON.parse(await staff(world, 'returns', '--json')) as {
      returns: { id: string; order: string }[];
    };
    const { id = '' } = returns.find(({ order }) => order === number) ?? {};
    await staff(world, 'returns', 'approve', id.slice(0, 8), '--text', 'Use the label in your parcel.');
    await later.reload();
    await expect(back).toContainText('Approved. Please mail it to us.');
    await expect(back).toContainText('Use the label in your parcel.');
    expect(await findViolations(later)).toEqual([]);
    await staff(world, 'returns', 'receive', id.slice(0, 8), '--restock');
    await later.reload();
    await expect(back).toContainText(/Received|Refunded/);
    await context.close();
  });
});

test('without the account’s code the order is complete, and a notice names the missing part', async ({
  page,
  world,
  allowProblems,
}) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed|already registered|preload/);
  await goAsGuest(page, collar);
  const recipient = newRecipient();
  await goToReview(page, recipient);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order-sent\?order=/);
  await confirmByMail(page, world, recipient);
  await deliver(
    world,
    (await main(page)
      .getByText(/^PD-\w+$/)
      .first()
      .textContent()) ?? '',
  );
  await page.route(/\/r\/account\/[^/]+\/browser\/slot-OrderReturns/, (route) => route.abort());
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'Your order' })).toContainText('Adjustable Dog Collar');
});
