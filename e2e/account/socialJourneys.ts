/** GAPS 15: sign-in with an OpenID provider, in either flow; untrusted accounts are refused with a message. */
import { dropToken } from '../session/storage.ts';
import type { Page } from '@playwright/test';
import { becomeNewMember, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test as inShop, type World } from '../world/world.ts';
import { judge, main, title } from './judge.ts';
import { openSocialShop, type SocialFlow, type SocialShop } from './socialShop.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Continue with Example ID' });
/** The message about the sign-in at the provider; the form shows its own errors separately. */
const saying = (page: Page, words: string) => main(page).getByRole('alert').filter({ hasText: words });
/** A new shopper. */
const newPerson = () => {
  const { name, email } = newMember('Grace');
  return { sub: email, name, email, email_verified: true };
};

/** Tests of one file share a worker and a shop, so each flow has a file. */
export function testSocialSignIn(flow: SocialFlow): void {
  const test = inShop.extend<{ world: World }, { socialShop: SocialShop }>({
    socialShop: [
      async ({}, use) => {
        const shop = await openSocialShop(flow);
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    world: async ({ socialShop }, use) => use(socialShop.world),
  });
  test.describe.configure({ mode: 'default' });

  atBothWidths(() => {
    test('a new shopper signs up at the provider, returns to the requested page, and signs in to the same account later', async ({
      page,
      socialShop,
    }) => {
      await socialShop.is(newPerson());
      await page.goto('/signup?returnTo=%2Fdashboard%2Forders');
      await expect(offer(page)).toBeVisible();
      await judge(page, 'sign-up with a way over an account elsewhere');
      const asked = page.waitForRequest((request) => request.url().startsWith(socialShop.issuer));
      await offer(page).click();
      const query = new URL((await asked).url()).searchParams;
      expect(query.get('scope')).toBe('openid profile email');
      expect(query.get('response_type')).toBe(flow === 'code' ? 'code' : 'id_token');
      expect(query.get('code_challenge_method')).toBe(flow === 'code' ? 'S256' : null);
      await expect(page).toHaveURL('/dashboard/orders');
      await expect(title(page, 'Your orders')).toBeVisible();
      const account = page.getByRole('banner').getByRole('button', { name: /Grace/ });
      await account.click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.goto('/login');
      await offer(page).focus();
      await page.keyboard.press('Enter');
      await expect(account).toBeVisible();
      await expect(page).toHaveURL('/');
    });

    test('an email that the provider has not verified is refused with a message above the form', async ({
      page,
      socialShop,
      allowProblems,
    }) => {
      allowProblems(/status (of )?409/);
      await socialShop.is({ ...newPerson(), email_verified: false });
      await page.goto('/login');
      await offer(page).click();
      await expect(saying(page, 'hasn’t confirmed your email address')).toBeVisible();
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
      await judge(page, 'refused');
    });
  });

  test('a member links a provider on the security page, and cannot sign in with it after removing it', async ({
    page,
    world,
    socialShop,
    allowProblems,
  }) => {
    allowProblems(/status (of )?409/);
    await becomeNewMember(page, world, '/dashboard/security');
    await socialShop.is(newPerson());
    const part = page.getByRole('region', { name: 'Linked sign-ins' });
    await part.getByRole('button', { name: 'Link Example ID' }).click();
    await expect(page).toHaveURL('/dashboard/security');
    await expect(part.getByRole('listitem')).toContainText('Linked ');
    await judge(page, 'a linked sign-in');
    await part.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(part.getByText(/removed\. It can no longer be used to log in/)).toBeVisible();
    await dropToken(page);
    await page.goto('/login');
    await offer(page).click();
    await expect(saying(page, 'This sign-in was removed from your account')).toBeVisible();
  });

  test('a shopper who cancels at the provider reads that nothing changed, and can try again', async ({
    page,
    socialShop,
    allowProblems,
  }) => {
    allowProblems(/status (of )?400/);
    await socialShop.is({ sub: 'refuses' });
    await page.goto('/login');
    await offer(page).click();
    await expect(saying(page, 'nothing has changed')).toBeVisible();
    await socialShop.is(newPerson());
    await offer(page).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Grace/ })).toBeVisible();
  });
}
