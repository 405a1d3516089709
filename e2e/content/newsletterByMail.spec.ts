/** Subscribing and unsubscribing by form and email, with a keyboard and without JavaScript. */
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { expect, test } from '../releases/ownShop.ts';
import { findEmail, readEmails } from './emails.ts';
import { long, longAt } from '../world/longAt.ts';

const newEmail = () => `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
const said = (page: Page, words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words });
const confirmLink = /http\S+\/newsletter\/confirm#([\w-]+)/;
const endLink = /http\S+\/newsletter\/unsubscribe#([\w-]+)/;

async function subscribe(page: Page, email: string): Promise<string> {
  await openPage(page, '/about-us');
  const form = page.getByRole('contentinfo');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const answer = form.getByRole('status');
  await expect(answer).toHaveText('Thanks. Check your email to confirm.');
  return (await answer.textContent()) ?? '';
}

async function confirm(page: Page, dataFolder: string, email: string): Promise<void> {
  const message = await findEmail(dataFolder, email, /^Confirm your subscription/);
  await page.goto(confirmLink.exec(message.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');
  await expect(page).toHaveURL('/success');
}

test('a subscriber confirms with one press, gets the same message a second time, and unsubscribes with one press', async ({
  page,
  shop,
}) => {
  const { dataFolder } = shop;
  const email = newEmail();
  const first = await subscribe(page, email);
  await confirm(page, dataFolder, email);
  expect(new URL(page.url()).hash).toBe('');
  const welcome = await findEmail(dataFolder, email, /^Your newsletter subscription is confirmed$/);
  expect(welcome.text).toMatch(/^List-Unsubscribe: <http\S+\/api\/newsletter\/one-click\/[\w-]+>$/m);
  expect(welcome.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(await subscribe(page, email)).toBe(first);
  await findEmail(dataFolder, email, /^You already get our newsletter$/);
  await page.goto(endLink.exec(welcome.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(said(page, 'You’re unsubscribed. You won’t get our newsletter anymore.')).toBeFocused();
  await subscribe(page, email);
  await expect
    .poll(
      () =>
        readEmails(dataFolder, email).filter(({ subject }) => subject.startsWith('Confirm your subscription')).length,
    )
    .toBe(2);
});

test('one-click unsubscribe by the email’s header ends the subscription', long, async ({ page, shop, request }) => {
  const email = newEmail();
  await subscribe(page, email);
  await confirm(page, shop.dataFolder, email);
  const { text } = await findEmail(shop.dataFolder, email, /^Your newsletter subscription is confirmed$/);
  const url = /^List-Unsubscribe: <(\S+)>$/m.exec(text)?.[1] ?? '';
  const reply = await request.post(url, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect(reply.status()).toBe(200);
  await subscribe(page, email);
  await expect
    .poll(
      () =>
        readEmails(shop.dataFolder, email).filter(({ subject }) => subject.startsWith('Confirm your subscription'))
          .length,
    )
    .toBe(2);
});

for (const width of [360, 1280]) {
  test(
    `${width} px: the pages of the email’s links have no violation in any state`,
    longAt(width),
    async ({ page, allowProblems }) => {
      allowProblems(/status 404/);
      await page.setViewportSize({ width, height: 800 });
      for (const [path, button] of [
        ['/newsletter/confirm', 'Yes, subscribe me'],
        ['/newsletter/unsubscribe', 'Unsubscribe'],
        ['/review-emails/unsubscribe', 'Stop review emails'],
      ] as const) {
        await openPage(page, path);
        expect(await findViolations(page)).toEqual([]);
        await page.getByLabel('Code from our email').fill('a-code-that-was-never-sent');
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.locator('form').getByRole('alert').first()).toBeFocused();
        expect(await findViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the email’s code can be typed, and the pages show the result', async ({ page, shop }) => {
    const email = newEmail();
    await page.goto('/contact-us');
    await page.getByRole('contentinfo').getByRole('textbox').fill(email);
    await page.getByRole('contentinfo').getByRole('button').click();
    await expect(page.getByText('Thanks. Check your email')).toBeVisible();
    const { text } = await findEmail(shop.dataFolder, email, /^Confirm your subscription/);
    await page.goto(confirmLink.exec(text)?.[0] ?? '');
    const code = page.getByLabel('Code from our email');
    await code.fill('not this one at all');
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByText('This link has expired')).toBeVisible();
    await code.fill(confirmLink.exec(text)?.[1] ?? '');
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByText('Thanks for confirming. You’re subscribed.')).toBeVisible();
    await findEmail(shop.dataFolder, email, /^Your newsletter subscription is confirmed$/);
  });
});
