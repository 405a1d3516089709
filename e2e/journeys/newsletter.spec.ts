import type { Page } from '@playwright/test';
import { watchToast } from '../layout/toastLife.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const subscribe = '**/api/admin/subscribe';
const field = (page: Page) => page.getByRole('contentinfo').getByRole('textbox');
const send = (page: Page) => page.getByRole('contentinfo').getByRole('button').click();
const toast = (page: Page, text: string) =>
  page.locator('.Toastify').getByRole('alert').filter({ hasText: text }).first();

test.beforeEach(async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

for (const nothing of ['', '   ']) {
  test(`an empty e-mail, "${nothing}", shows a toast and sends no request`, long, async ({ page }) => {
    const requests = calls(page);
    await field(page).fill(nothing);
    await send(page);
    await expect(toast(page, 'Please enter an email.')).toBeVisible();
    expect(requests).toEqual([]);
  });
}

test('the browser refuses an invalid e-mail', async ({ page }) => {
  const requests = calls(page);
  await field(page).fill('nonsense');
  await send(page);
  expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(requests).toEqual([]);
});

test('a subscription sends only the e-mail, is confirmed, and clears the field', async ({ page }) => {
  const request = page.waitForRequest(subscribe);
  await field(page).fill('ada@example.com');
  await send(page);
  expect((await request).postDataJSON()).toEqual({ email: 'ada@example.com' });
  expect((await request).headers().authorization).toBeUndefined();
  await expect(field(page)).toHaveValue('');
  await expect(toast(page, 'Thanks. Check your email to confirm.')).toBeVisible();
});

test('a refusal shows the server’s message', long, async ({ page }) => {
  await page.route(subscribe, (route) => route.fulfill({ json: { success: false, message: 'Not this week, sorry.' } }));
  await field(page).fill('ada@example.com');
  await send(page);
  await expect(toast(page, 'Not this week, sorry.')).toBeVisible();
  await expect(field(page)).toHaveValue('ada@example.com');
});

for (const failure of ['no network', 'status 500', 'no JSON']) {
  test(
    `a failure (${failure}) keeps the input and shows what to do`,
    longUnless(failure === 'status 500'),
    async ({ page, allowProblems }) => {
      allowProblems(/subscribe/);
      await page.route(subscribe, (route) => {
        if (failure === 'no network') return route.abort();
        return route.fulfill({ status: failure === 'no JSON' ? 200 : 500, body: '<html>' });
      });
      await field(page).fill('ada@example.com');
      await send(page);
      await expect(toast(page, 'Could not subscribe. Please try again.')).toBeVisible();
      await expect(field(page)).toHaveValue('ada@example.com');
    },
  );
}

test('a toast closes after 5 seconds', long, async ({ page }) => {
  const life = await watchToast(page);
  await send(page);
  await expect(toast(page, 'Please enter an email.')).toBeVisible();
  await page.mouse.move(5, 5);
  expect(await life()).toBeGreaterThan(4900);
});

test.describe('a press that begins before the form’s code is there, and ends after it,', () => {
  const presses = {
    'of the mouse': { begin: (page: Page) => page.mouse.down(), end: (page: Page) => page.mouse.up() },
    'of Space': {
      begin: (page: Page) => page.keyboard.down('Space'),
      end: (page: Page) => page.keyboard.up('Space'),
    },
  };
  for (const [name, { begin, end }] of Object.entries(presses)) {
    test(`${name}, is not lost`, async ({ page }) => {
      const admit = await hold(page, '**/slot-NewsletterForm*.js');
      const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
      await button.scrollIntoViewIfNeeded();
      await button.hover();
      await button.focus();
      await begin(page);
      const code = page.waitForResponse(/slot-NewsletterForm/);
      admit();
      await (await code).finished();
      await page.waitForTimeout(300);
      await end(page);
      await expect(toast(page, 'Please enter an email.')).toBeVisible();
    });
  }

  test('or before the page is hydrated, is not lost', async ({ page }) => {
    const admit = await hold(page, '**/r/shell/*/browser/main*.js');
    await page.goto('/about-us', { waitUntil: 'commit' });
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await page.mouse.down();
    const code = page.waitForResponse(/slot-NewsletterForm/);
    admit();
    await (await code).finished();
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(toast(page, 'Please enter an email.')).toBeVisible();
  });
});

function calls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && urls.push(request.url()));
  return urls;
}

/** Holds files back. @returns lets them through */
async function hold(page: Page, files: string): Promise<() => void> {
  let admit = () => {};
  const admitted = new Promise<void>((resolve) => (admit = resolve));
  await page.route(files, async (route) => {
    await admitted;
    await route.continue();
  });
  return admit;
}
