/** GAPS, Reset password: the whole flow with the keyboard, at both widths. */
import type { Page } from '@playwright/test';
import { findEmail, readEmails } from '../content/emails.ts';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { becomeMember, becomeNewMember, logIn, type Member, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test, type World } from '../world/world.ts';

const link = /http\S+(\/reset-password#([\w-]{43}))/;

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password');
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeEnabled();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeFocused();
}

/** The path of the email's link, and its secret. */
async function mailedLink(world: World, { email }: Member) {
  const { text } = await findEmail(world.dataFolder, email, /^Choose a new password$/);
  const [, path = '', secret = ''] = link.exec(text) ?? [];
  return { path, secret };
}

atBothWidths(() => {
  test('an emailed link sets a password once, and signs out other devices', async ({
    page,
    world,
    browser,
    allowProblems,
  }) => {
    // A common password is refused, and so is a used link.
    allowProblems(/status (of )?400/);
    const member = newMember();
    const elsewhere = await (await browser.newContext({ baseURL: world.url })).newPage();
    await becomeMember(elsewhere, world, member);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await ask(page, member.email);
    expect(await findViolations(page)).toEqual([]);

    const { path, secret } = await mailedLink(world, member);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) sent.push(request.url(), request.headers().referer ?? '');
    });
    await page.goto('/about-us');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    expect(page.url()).not.toContain(secret);
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('New password').fill('password12345678');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('New password').fill('a hat and a stick');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
    expect(new URL(page.url()).pathname).toBe('/success');
    expect(sent.filter((each) => each.includes(secret))).toEqual([]);
    expect(world.output()).not.toContain(secret);

    await elsewhere.goto('/dashboard/security');
    await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await elsewhere.close();
    await logIn(page, { ...member, password: 'a hat and a stick' });
    await openPage(page, '/about-us');
    await page.goto(path);
    await page.getByLabel('New password').fill('another hat on a peg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has expired');
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  });
});

test('an unknown email gets the same message, and no email is sent', async ({ page, world }) => {
  const { email } = newMember();
  await ask(page, email);
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const known = newMember();
  await becomeMember(page, world, known);
  await ask(page, known.email);
  await mailedLink(world, known);
  expect(readEmails(world.dataFolder, email)).toEqual([]);
});

test('a reload after the link was opened asks for a new link, and only this tab shows the confirmation', async ({
  page,
  world,
}) => {
  const member = await becomeNewMember(page, world);
  await ask(page, member.email);
  const { path } = await mailedLink(world, member);
  await page.goto('/about-us');
  await page.goto(path);
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to confirm here');
});
