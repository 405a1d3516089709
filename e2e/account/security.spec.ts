/** GAPS, Dashboard: a member's devices and sign-in methods; with the keyboard, at both widths. */
import { dropToken } from '../session/storage.ts';
import { findEmail } from '../content/emails.ts';
import { goOffline } from '../layout/network.ts';
import { findViolations } from '../layout/findViolations.ts';
import { becomeMember, becomeNewMember, logIn, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';

const newPassword = 'a hat and a stick';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

atBothWidths(() => {
  test('a member sees their signed-in devices, and signs the others out', async ({ page, world, browser }) => {
    const member = await becomeNewMember(page, world);
    const elsewhere = await (await browser.newContext({ baseURL: world.url, userAgent: phone })).newPage();
    await logIn(elsewhere, member);
    await findEmail(world.dataFolder, member.email, /^New login to your account$/);
    await page.goto('/dashboard/security');
    await expect(page.getByText(/^This browser, logged in/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Log out Chrome on Android, last used/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chrome on Android is logged out.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused();
    await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await elsewhere.goto('/dashboard/security');
    await expect(elsewhere.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fdashboard%2Fsecurity',
    );
    await elsewhere.close();
  });

  test('a password change needs the current password', async ({ page, world, allowProblems }) => {
    allowProblems(/status (of )?400/);
    const member = await becomeNewMember(page, world);
    await page.goto('/dashboard/security');
    const part = page.getByRole('region', { name: 'Change your password' });
    await part.getByLabel('Current password', { exact: true }).fill('wrong');
    await part.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(part.getByRole('link', { name: /That password isn’t right/ })).toBeVisible();
    // The header is sticky: links that are half behind it would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page)).toEqual([]);
    await part.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    await expect(part.getByText(/^Password changed/)).toBeVisible();
    await findEmail(world.dataFolder, member.email, /^Your password was changed$/);
    await dropToken(page);
    await logIn(page, { ...member, password: newPassword });
  });

  test('the header shows a changed name at once and after a reload', async ({ page, world }) => {
    await becomeMember(page, world, newMember('Alexandra'));
    await page.goto('/dashboard/security');
    const header = page.getByRole('banner');
    await expect(header.getByText('Alexandra').first()).toBeAttached();
    const part = page.getByRole('region', { name: 'Change your name' });
    await part.getByLabel('Name').fill('Bartholomew Rosen');
    await page.keyboard.press('Enter');
    await expect(part.getByText('Your name is now Bartholomew Rosen.')).toBeVisible();
    await expect(header.getByText('Bartholomew').first()).toBeAttached();
    await expect(part.getByRole('button', { name: 'Change name' })).toBeEnabled();
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(header.getByText('Bartholomew').first()).toBeAttached();
    await expect(part.getByLabel('Name')).toHaveValue('Bartholomew Rosen');
  });

  test('a new email takes effect once its link is opened', async ({ page, world }) => {
    const member = newMember();
    const email = `next-${member.email}`;
    await becomeMember(page, world, member);
    await page.goto('/dashboard/security');
    const part = page.getByRole('region', { name: 'Change your email address' });
    await part.getByLabel('New email').fill(email);
    await part.getByLabel('Current password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    await expect(part.getByText('Check your email')).toBeVisible();
    const { text } = await findEmail(world.dataFolder, email, /^Please confirm your new email address$/);
    await page.goto(/http\S+(\/confirm-email#[\w-]{43})/.exec(text)?.[1] ?? '');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is changed');
    await findEmail(world.dataFolder, member.email, /^Your email address was changed$/);
    await dropToken(page);
    await logIn(page, { ...member, email });
  });
});

test('the offline page says so, and loads automatically when the connection returns', async ({
  page,
  world,
  context,
  allowProblems,
}) => {
  // The toast's code cannot load either.
  allowProblems(/account\/sessions|ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk failed: toaster/);
  await becomeNewMember(page, world);
  await page.goto('/about-us');
  await page.route('**/api/account/sessions', (route) => route.abort());
  await page.goto('/dashboard/security');
  await expect(page.getByText('We couldn’t load this part of your account. Please try again.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute('**/api/account/sessions');
  await goOffline(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^This browser, logged in/)).toBeVisible();
});
