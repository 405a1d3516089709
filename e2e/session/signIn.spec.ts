/** SPEC 2, 4 and 6; GAPS 2, 3, 4, Identity: sign-up, login and logout in the running shop. */
import { dropToken } from './storage.ts';
import type { Page } from '@playwright/test';
import { holdBack } from '../layout/network.ts';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { codeOf, logIn, newMember, signUp } from './members.ts';

const account = (page: Page, name: RegExp | string = /account/i) =>
  page.getByRole('banner').getByRole('button', { name });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const claimsOf = (text: string | null) => JSON.parse(Buffer.from(text?.split('.')[1] ?? '', 'base64url').toString());

atBothWidths((width) => {
  test('a shopper signs up with the code from the console, logs out, and logs in again with the keyboard alone', async ({
    page,
    world,
  }) => {
    const member = newMember();
    await page.goto('/signup');
    await page.getByLabel('Name').focus();
    await page.keyboard.type(member.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('is in the server console')).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(await codeOf(world, member.email));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Welcome to Paw Dailies. Your account is ready.')).toBeVisible();
    const { id, exp, guest } = claimsOf(await token(page));
    expect([typeof id, guest]).toEqual(['string', undefined]);
    const days = (exp - Date.now() / 1000) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await account(page, /Alexandra/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(account(page, 'Account')).toBeVisible();
    expect(await token(page)).toBeNull();
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(member.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await expect(account(page, /Alexandra/)).toBeVisible();
  });

  for (const [name, shown] of [
    ['Jo', 'Jo'],
    ['Alexandra', width < 992 ? 'Alex' : 'Alexa'],
    // One emoji, and one letter with two accents, are one character each.
    ['👩‍👩‍👧q\u0302\u0301xyz', width < 992 ? '👩‍👩‍👧q\u0302\u0301xy' : '👩‍👩‍👧q\u0302\u0301xyz'],
  ] as const) {
    test(
      `${name} is shown as ${shown}, complete for screen readers, without a layout shift`,
      longUnless(name === 'Alexandra'),
      async ({ page, world }) => {
        const member = newMember(name);
        await signUp(page, world, member);
        const letThrough = await holdBack(page, '**/api/admin/user/**');
        await openPage(page, '/about-us');
        const before = await page.getByRole('banner').getByRole('searchbox').boundingBox();
        const cart = await page.getByRole('link', { name: /^Cart/ }).boundingBox();
        letThrough();
        const button = account(page, new RegExp(name.slice(0, 2)));
        await expect(button).toBeVisible();
        await expect
          .poll(() => button.evaluate((element) => (element as HTMLElement).innerText.trim()))
          .toContain(shown);
        await expect.poll(() => page.getByRole('banner').getByRole('searchbox').boundingBox()).toEqual(before);
        await expect.poll(() => page.getByRole('link', { name: /^Cart/ }).boundingBox()).toEqual(cart);
      },
    );
  }

  test('the checkout redirects to the login, which leads back to it, and Back from the login skips the guard', async ({
    page,
    world,
  }) => {
    const member = newMember();
    await signUp(page, world, member);
    await account(page, /Alexandra/).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await openPage(page, '/viewcart');
    await page.goto('/checkout');
    await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
    await page.goBack();
    await expect(page).toHaveURL('/viewcart');
    await logIn(page, member, '/login?returnTo=%2Fcheckout');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });

  test('a guest can check out, sees Login and Signup, and has no dashboard', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/admin/user/') && asked.push(request.url()));
    await page.goto('/login?returnTo=%2Fcheckout');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL('/checkout');
    expect(claimsOf(await token(page))).toMatchObject({ guest: true });
    await account(page).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
    expect(asked).toEqual([]);
  });
});

test('a wrong password and an unknown email get the same message', async ({ page, world, allowProblems }) => {
  allowProblems(/status (of )?401/);
  const member = newMember();
  await signUp(page, world, member);
  await dropToken(page);
  const said: string[] = [];
  for (const email of [member.email, newMember().email]) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    said.push(await alert.innerText());
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  expect(said[0]).toBe(said[1]);
});

test('signing up with an existing email signs in to its account, and reveals nothing to others', async ({
  page,
  world,
}) => {
  const member = newMember();
  await signUp(page, world, member);
  await dropToken(page);
  await signUp(page, world, { ...member, name: 'Somebody Else' });
  await expect(account(page, /Alexandra/)).toBeVisible();
});

test('a member’s name is readable only by that member', async ({ page, world, request }) => {
  await signUp(page, world, newMember());
  const one = claimsOf(await token(page)).id as string;
  const authorization = `Bearer ${await token(page)}`;
  const own = await page.request.get(`/api/admin/user/${one}`, { headers: { authorization } });
  expect(await own.json()).toMatchObject({ success: true, user: { name: 'Alexandra' } });
  const other = await page.request.get('/api/admin/user/00000000-0000-4000-8000-000000000000', {
    headers: { authorization },
  });
  expect(other.status()).toBe(403);
  // With the token alone, without the browser's cookie.
  expect((await request.get(`/api/admin/user/${one}`, { headers: { authorization } })).status()).toBe(403);
});
