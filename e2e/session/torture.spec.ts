/**
 * SPEC 4, GAPS 3: expired, damaged and foreign tokens. No page breaks, and shoppers see no message that they can't act on.
 */
import type { Page } from '@playwright/test';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { logIn, newMember, signUp } from './members.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmF0dXJl`;
const now = Math.floor(Date.now() / 1000);
const hour = 3600;
const day = 24 * hour;

const account = (page: Page, name: RegExp | string = /account/i) =>
  page.getByRole('banner').getByRole('button', { name });
const ways = (page: Page) =>
  page.getByRole('banner').locator('[data-item=account] [data-panel] :is(a, button):visible');
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function remember(page: Page, text: string) {
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), text);
}

/** Pages that depend on the token, and one that does not. */
const pages = ['/', '/product/Adjustable-Dog-Collar', '/viewcart', '/login'];

/** Name → stored text. Each counts as no token. */
const worthless: [string, string][] = [
  ['nothing at all', ''],
  ['a word', 'garbage'],
  ['dots', '..'],
  ['a JWT of nothing', jwt(null)],
  ['a JWT of a list', jwt([1, 2])],
  ['claims without exp', jwt({ id: 'm' })],
  ['an exp in words', jwt({ id: 'm', exp: 'tomorrow' })],
  ['an id that is a number', jwt({ id: 7, exp: now + hour })],
  ['bytes that are no text', `a.${Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')}.b`],
  ['another application’s JSON', '{"access_token":"x","expires_in":3600}'],
  ['a prototype’s key', jwt(JSON.parse('{"__proto__":{"id":"m","exp":9999999999}}'))],
  ['9,000 characters', jwt({ id: 'm', exp: now + hour, more: 'x'.repeat(9_000) })],
  ['two million characters', 'x'.repeat(2_000_000)],
];

for (const [what, text] of worthless) {
  test(
    `${what} counts as no token on every page, and stays unchanged in storage`,
    longUnless(what === 'claims without exp'),
    async ({ page }) => {
      await remember(page, text);
      for (const path of pages) {
        await page.goto(path);
        await untilHydrated(page);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.locator('h1')).toBeVisible();
        if (path === '/login') continue;
        await account(page).click();
        await expect(ways(page)).toHaveText(['Login', 'Signup']);
      }
      await expect.poll(() => token(page)).toBe(text);
      await page.goto('/checkout');
      await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
    },
  );
}

test('a well-formed foreign token gives no access, and does not navigate', async ({ page, allowProblems }) => {
  allowProblems(/status (of )?40[13]|account’s name|account's name/);
  await remember(page, jwt({ id: 'somebody', exp: now + hour }));
  await openPage(page, '/about-us');
  // The header reads only storage: a plain label and Logout.
  await account(page, 'Account').click();
  await expect(ways(page)).toHaveText(['Dashboard', 'Logout']);
  await expect(page).toHaveURL('/about-us');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => token(page)).toBeNull();
});

for (const path of ['/product/Adjustable-Dog-Collar?variant=none', '/checkout', '/dashboard']) {
  test(
    `an expired token on ${path} leads to / without a message, and the next login leads back`,
    longUnless(path === '/checkout'),
    async ({ page, world }) => {
      const member = newMember();
      await signUp(page, world, member);
      // The header asks for the new member's name.
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      page.on('request', (request) => /\/api\/(session|admin\/user)/.test(request.url()) && calls.push(request.url()));
      await remember(page, jwt({ id: 'm', exp: now - 1 }));
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await page.waitForLoadState('networkidle');
      await expect.poll(() => token(page)).toBeNull();
      expect(calls).toEqual([]);
      await expect(page.locator('.Toastify').getByRole('alert')).toHaveCount(0);
      await account(page).click();
      await expect(ways(page)).toHaveText(['Login', 'Signup']);
      await logIn(page, member);
      await expect(page).toHaveURL(path);
    },
  );
}

test('an expired guest’s token does not navigate, and the guard asks for a login again', long, async ({ page }) => {
  await remember(page, jwt({ id: 'g', exp: now - 1, guest: true }));
  await openPage(page, '/about-us');
  await expect(page).toHaveURL('/about-us');
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
});

for (const [clock, days] of [
  ['a day behind', -1],
  ['a day ahead', 1],
] as const) {
  test(
    `with a clock that is ${clock} a member signs in, and stays signed in after a reload`,
    longUnless(days < 0),
    async ({ page, world }) => {
      await page.clock.install({ time: Date.now() + days * day * 1000 });
      const member = newMember();
      await signUp(page, world, member);
      await expect(account(page, /Alexandra/)).toBeVisible();
      await page.reload();
      await expect(account(page, /Alexandra/)).toBeVisible();
      await page.goto('/checkout');
      await expect(page).toHaveURL('/checkout');
    },
  );
}

for (const [what, status] of [
  ['refused', 403],
  ['broken', 500],
  ['no answer', 0],
] as const) {
  test(
    `when the request for the member's name is ${what}, Dashboard and Logout stay, with one line on the console`,
    longUnless(what === 'refused'),
    async ({ page, world, allowProblems }) => {
      allowProblems(/api\/admin\/user|status |account's name/);
      await signUp(page, world, newMember());
      const lines: string[] = [];
      page.on('console', (message) => /account's name/.test(message.text()) && lines.push(message.text()));
      await page.route('**/api/admin/user/**', (route) =>
        status ? route.fulfill({ status, json: { code: 'x', message: 'x' } }) : route.abort(),
      );
      await openPage(page, '/about-us');
      await page.waitForLoadState('networkidle');
      await account(page, 'Account').click();
      await expect(ways(page)).toHaveText(['Dashboard', 'Logout']);
      await expect.poll(() => lines.length).toBe(1);
      await page.goto('/checkout');
      await expect(page).toHaveURL('/checkout');
    },
  );
}

test('a login and a logout in one tab are shown in the other', async ({ page, context, world }) => {
  const member = newMember();
  await signUp(page, world, member);
  await account(page, /Alexandra/).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const other = await context.newPage();
  await openPage(other, '/about-us');
  await account(other).click();
  await expect(ways(other)).toHaveText(['Login', 'Signup']);
  await logIn(page, member);
  await expect(account(other, /Alexandra/)).toBeVisible();
  await account(page, /Alexandra/).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(account(other, 'Account')).toBeVisible();
});
