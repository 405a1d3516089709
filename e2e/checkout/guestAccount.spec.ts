/** After the order a guest becomes a member with a password and the code from the email. */
import { findViolations } from '../layout/findViolations.ts';
import { codeOf } from '../session/members.ts';
import { expect, test } from '../world/world.ts';
import { collar, goAsGuest, goToReview, newRecipient, placeOrder } from './buying.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a guest creates an account on the order’s page, and finds the order and the address in it', async ({
  page,
  world,
}) => {
  const recipient = newRecipient();
  await goAsGuest(page, collar);
  await goToReview(page, recipient);
  await placeOrder(page);
  const account = page.getByRole('region', { name: 'Save your details for next time' });
  await expect(account).toContainText(recipient.email);
  await account.getByRole('button', { name: 'Create account' }).click();
  await expect(account.getByRole('alert').first()).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await account.getByLabel('Password', { exact: true }).fill('kibble and rope');
  await account.getByRole('button', { name: 'Create account' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await codeOf(world, recipient.email));
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeFocused();
  const order =
    (await page
      .getByText(/^PD-\w+$/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByRole('main')).toContainText(order);
  await page.goto('/dashboard/addresses');
  await expect(page.getByRole('main')).toContainText(recipient.address.line1);
});
