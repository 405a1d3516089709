/** SPEC 2 and 6, GAPS 2 and 3: the account dropdown. */
import { believeTokens, dropToken } from '../session/storage.ts';
import type { Page } from '@playwright/test';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { findViolations } from './findViolations.ts';
import { holdBack } from './network.ts';
import { openPage } from './openPage.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const hour = 3600;
const now = Math.floor(Date.now() / 1000);
const token = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.x`;
const member = token({ id: 'm', exp: now + hour });

const shoppers = [
  { shopper: 'without a token', stored: null, ways: ['Login', 'Signup'] },
  { shopper: 'a guest', stored: token({ id: 'g', exp: now + hour, guest: true }), ways: ['Login', 'Signup'] },
  { shopper: 'an expired guest', stored: token({ id: 'g', exp: now - hour, guest: true }), ways: ['Login', 'Signup'] },
  { shopper: 'a damaged token', stored: 'garbage', ways: ['Login', 'Signup'] },
  { shopper: 'a member', stored: member, ways: ['Dashboard', 'Logout'] },
];

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account/i });
const ways = (page: Page) =>
  page.getByRole('banner').locator('[data-item=account] [data-panel] :is(a, button):visible');

async function remember(page: Page, stored: string | null) {
  await believeTokens(page);
  if (stored !== null) await page.addInitScript((value) => localStorage.setItem('token', value), stored);
}

atBothWidths(() => {
  for (const { shopper, stored, ways: expected } of shoppers) {
    test(
      `${shopper}: ${expected.join(' and ')}`,
      longUnless(['without a token', 'a member'].includes(shopper)),
      async ({ page }) => {
        await remember(page, stored);
        await openPage(page, '/about-us');
        await account(page).click();
        await expect(ways(page)).toHaveText(expected);
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(ways(page)).toHaveCount(0);
        await expect(account(page)).toBeFocused();
      },
    );
  }

  test(
    'with the keyboard alone, Space opens the menu, Down enters it, and Enter follows a link',
    long,
    async ({ page }) => {
      await openPage(page, '/about-us');
      await account(page).focus();
      await page.keyboard.press('Space');
      await expect(ways(page)).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/login');
    },
  );
});

test('the header shows a member before hydration, and nothing moves after it', async ({ page, allowProblems }) => {
  allowProblems(/main\.js/);
  await remember(page, member);
  const letThrough = await holdBack(page, '**/main.js');
  await page.goto('/about-us', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-auth', 'member');
  const link = page.getByRole('banner').getByRole('link', { name: 'Account' });
  await link.hover();
  await expect(ways(page)).toHaveText(['Dashboard', 'Logout']);
  const before = await link.boundingBox();
  letThrough();
  await expect(account(page)).toBeVisible();
  await expect.poll(() => account(page).boundingBox()).toEqual(before);
});

test('a logout in one tab is shown in another', long, async ({ page, context }) => {
  await believeTokens(page);
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), member);
  await openPage(page, '/about-us');
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await dropToken(other);
  await account(page).click();
  await expect(ways(page)).toHaveText(['Login', 'Signup']);
});

test('Logout removes the token, revokes the session, and opens the home page', long, async ({ page }) => {
  const ended: (string | undefined)[] = [];
  await believeTokens(page);
  await page.route('**/api/session', (route) => {
    ended.push(`${route.request().method()} ${route.request().headers().authorization}`);
    return route.fulfill({ status: 204 });
  });
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('token', value), member);
  await openPage(page, '/about-us');
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => ended).toEqual([`DELETE Bearer ${member}`]);
  await expect(ways(page)).toHaveCount(0);
  await account(page).click();
  await expect(ways(page)).toHaveText(['Login', 'Signup']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the account links to the login, and Login and Signup are shown under the pointer', async ({
    page,
  }) => {
    await page.goto('/about-us');
    const link = page.getByRole('banner').getByRole('link', { name: 'Account' });
    await expect(link).toHaveAttribute('href', '/login');
    await link.hover();
    await expect(ways(page)).toHaveText(['Login', 'Signup']);
  });
});
