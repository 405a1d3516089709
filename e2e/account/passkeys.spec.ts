/** Passkeys with the browser's virtual authenticator: added, used, renamed and removed, with the keyboard. */
import { dropToken } from '../session/storage.ts';
import type { Page } from '@playwright/test';
import { findEmail } from '../content/emails.ts';
import { goOffline } from '../layout/network.ts';
import { becomeMember, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';
import { judge } from './judge.ts';

/** A virtual authenticator that accepts every request until the test makes it refuse. */
async function plugIn(page: Page) {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    sayYes: (isYes: boolean) => devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isYes }),
  };
}
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).focus();
  await page.keyboard.press('Enter');
}

atBothWidths(() => {
  test('a member adds, uses, renames and removes a passkey', async ({ page, world, allowProblems }) => {
    allowProblems(/status (of )?401/);
    const member = newMember();
    const device = await plugIn(page);
    await becomeMember(page, world, member);
    await page.goto('/dashboard/security');
    await judge(page, 'security without a passkey');
    await press(page, 'Add a passkey');
    await expect(part(page).getByText(/added. You can log in with it now/)).toBeVisible();
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await findEmail(world.dataFolder, member.email, /^A passkey was added to your account$/);
    await judge(page, 'security with a passkey');

    await dropToken(page);
    await page.goto('/login?returnTo=%2Fdashboard%2Fsecurity');
    await judge(page, 'login');
    await press(page, 'Log in with a passkey');
    await expect(part(page).getByText(/, last used /)).toBeVisible();
    await expect(page.getByText(/^This browser, logged in/)).toBeVisible();

    await press(page, /^Rename /);
    await expect(part(page).getByLabel('Passkey name')).toBeFocused();
    await judge(page, 'a passkey being renamed');
    await part(page).getByLabel('Passkey name').fill('Blue key');
    await page.keyboard.press('Enter');
    await expect(part(page).getByText(/is now called Blue key\.$/)).toBeVisible();
    await press(page, 'Remove Blue key');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await judge(page, 'the question before removing');
    await press(page, 'Remove it');
    await expect(part(page).getByText(/^Blue key removed/)).toBeVisible();

    await dropToken(page);
    await page.goto('/login');
    await press(page, 'Log in with a passkey');
    await expect(page.getByText(/^We don’t recognize this passkey/)).toBeVisible();
    await judge(page, 'login with a passkey that was removed');
  });

  test('some time after the sign-in the page asks for the password first, and a refusal by the device is not an error', async ({
    page,
    world,
    allowProblems,
  }) => {
    allowProblems(/status (of )?(400|409)/);
    const member = newMember();
    const device = await plugIn(page);
    await becomeMember(page, world, member);
    const wanted = { code: 'password_wanted', message: 'Confirm it’s you first: enter your password.' };
    const fulfill = { status: 409, json: wanted };
    await page.route('**/api/account/passkeys/options', async (route) => route.fulfill(fulfill), { times: 1 });
    await page.goto('/dashboard/security');
    await press(page, 'Add a passkey');
    const field = part(page).getByLabel('Current password', { exact: true });
    await expect(field).toBeFocused();
    await judge(page, 'the password first');
    await field.fill(member.password);
    await device.sayYes(false);
    await page.keyboard.press('Enter');
    await expect(part(page).getByText(/^Your passkey wasn’t used/)).toBeVisible();
    await judge(page, 'a device that said no');
    await device.sayYes(true);
    await press(page, 'Add a passkey');
    await expect(part(page).getByText(/added. You can log in with it now/)).toBeVisible();
    expect(await device.credentials()).toHaveLength(1);
  });
});

test('the passkey library loads only when a passkey is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('webauthn') && scripts.push(request.url()));
  const device = await plugIn(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await device.sayYes(false);
  await press(page, 'Log in with a passkey');
  await expect(page.getByText(/^Your passkey wasn’t used/)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('offline, the login page says so', async ({ page, context, allowProblems }) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk failed/);
  await plugIn(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await goOffline(page);
  await press(page, 'Log in with a passkey');
  await expect(page.getByText('We couldn’t reach the store. Check your connection and try again.')).toBeVisible();
  await judge(page, 'login without a line');
  await context.setOffline(false);
});
