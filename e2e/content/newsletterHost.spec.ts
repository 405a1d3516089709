/** SPEC 5, 7, 8 on the newsletter, with SUBSCRIBE_HOST on another origin. */
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { findEmail, readEmails } from './emails.ts';
import { expect, test } from './otherHosts.ts';
import { long, longUnless } from '../world/longAt.ts';

const field = (page: Page) => page.getByRole('contentinfo').getByRole('textbox');
const send = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click();
const toast = (page: Page, text: string) =>
  page.locator('.Toastify').getByRole('alert').filter({ hasText: text }).first();
const newEmail = () => `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
const subscribe = '**/api/admin/subscribe';

function calls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/subscribe') && urls.push(request.url()));
  return urls;
}

test('a subscription is sent to the configured host without a cookie, its message is shown as a toast, and the field is cleared', async ({
  page,
  hosts,
}) => {
  await page.context().addCookies([{ name: 'tracked', value: '1', url: hosts.newsletterHost }]);
  await openPage(page, '/about-us');
  const asked = page.waitForRequest((request) => request.url().includes('/subscribe') && request.method() === 'POST');
  const email = newEmail();
  await field(page).fill(email);
  await send(page);
  const request = await asked;
  expect(request.url()).toBe(`${hosts.newsletterHost}/api/admin/subscribe`);
  expect(request.postDataJSON()).toEqual({ email });
  const headers = await request.allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
  await expect(toast(page, 'Thanks. Check your email to confirm.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await findEmail(hosts.shop.dataFolder, email, /^Confirm your subscription/);
});

for (const nothing of ['', '   ']) {
  test(`an empty email, "${nothing}", shows a toast and sends no request`, long, async ({ page }) => {
    await openPage(page, '/about-us');
    const requests = calls(page);
    await field(page).fill(nothing);
    await send(page);
    await expect(toast(page, 'Please enter an email.')).toBeVisible();
    expect(requests).toEqual([]);
  });
}

test('the browser checks the format, and nothing is sent', long, async ({ page }) => {
  await openPage(page, '/about-us');
  const requests = calls(page);
  await field(page).fill('nonsense');
  await send(page);
  expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(requests).toEqual([]);
});

test(
  'a refusal by the host is shown as a toast with its message, and the field keeps its text',
  long,
  async ({ page, hosts }) => {
    const headers = { 'access-control-allow-origin': hosts.shop.url };
    await page.route(subscribe, (route) =>
      route.fulfill({ headers, json: { success: false, message: 'Not this week, sorry.' } }),
    );
    await openPage(page, '/about-us');
    await field(page).fill('ada@example.com');
    await send(page);
    await expect(toast(page, 'Not this week, sorry.')).toBeVisible();
    await expect(field(page)).toHaveValue('ada@example.com');
  },
);

for (const failure of ['no network', 'status 500', 'no JSON', 'no CORS']) {
  test(
    `a failure (${failure}) keeps the text and shows what to do`,
    longUnless(failure === 'no CORS'),
    async ({ page, hosts, allowProblems }) => {
      allowProblems(/subscribe|CORS/);
      const headers = { ...(failure !== 'no CORS' && { 'access-control-allow-origin': hosts.shop.url }) };
      await page.route(subscribe, (route) => {
        if (failure === 'no network') return route.abort();
        return route.fulfill({ headers, status: failure === 'status 500' ? 500 : 200, body: '<html>' });
      });
      await openPage(page, '/about-us');
      await field(page).fill('ada@example.com');
      await send(page);
      await expect(toast(page, 'Could not subscribe. Please try again.')).toBeVisible();
      await expect(field(page)).toHaveValue('ada@example.com');
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the form posts to the shop, which forwards it to the host', async ({ page, hosts }) => {
    await page.goto('/about-us');
    const email = newEmail();
    await field(page).fill(email);
    await send(page);
    await expect(page).toHaveURL(`${hosts.shop.url}/about-us#newsletter-subscribed-footer`);
    await expect(page.getByText('Thanks. Check your email to confirm.')).toBeVisible();
    await findEmail(hosts.shop.dataFolder, email, /^Confirm your subscription/);
    expect(readEmails(hosts.shop.dataFolder, email)).toHaveLength(1);
  });
});
