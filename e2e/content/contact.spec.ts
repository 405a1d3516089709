/** Writing to the shop: the typed text, a failure, and the sent message. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { longAt, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const box = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const email = () => `writer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

async function fill(page: Page, message = 'Which size fits a beagle?'): Promise<void> {
  await box(page, 'Your name').fill('Maya Rosen');
  await box(page, 'Email').fill(email());
  await box(page, 'What’s this about?').selectOption('product');
  await box(page, 'Message').fill(message);
}

async function judge(page: Page, name: string): Promise<void> {
  // A link half behind the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await findViolations(page), name).toEqual([]);
  await test.step(name, () => expectFit(page));
}

for (const width of [360, 1280]) {
  test(
    `${width} px: the form reports empty fields, a failure and success, with the keyboard alone and without a violation`,
    longAt(width),
    async ({ page, allowProblems }) => {
      allowProblems(/status (of )?503/);
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/contact-us');
      await box(page, 'Message').focus();
      for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const summary = page.getByRole('main').getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        'Enter your name.',
        'Enter your email address so we can reply.',
        'Choose a topic.',
        'Write your message.',
      ]);
      await judge(page, 'errors');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(box(page, 'Your name')).toBeFocused();

      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { code: 'x', message: 'x' } }));
      await fill(page);
      await send(page);
      await expect(summary).toContainText('Everything you typed is still here.');
      await judge(page, 'failed');
      await page.unroute('**/api/contact');
      await send(page);
      const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Message sent' });
      await expect(said).toBeFocused();
      await judge(page, 'sent');
      await page.getByRole('button', { name: 'Write another message' }).click();
      await expect(box(page, 'Message')).toHaveValue('');
    },
  );
}

test('the typed text survives a reload and another page, and is cleared after sending', async ({ page }) => {
  await openPage(page, '/contact-us');
  await fill(page, 'Half a message, so far');
  await page.reload();
  await expect(box(page, 'Message')).toHaveValue('Half a message, so far');
  await expect(box(page, 'What’s this about?')).toHaveValue('product');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.goBack();
  await expect(box(page, 'Message')).toHaveValue('Half a message, so far');
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
  await page.reload();
  await expect(box(page, 'Message')).toHaveValue('');
});

test('a double press sends one message', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/contact'))));
  const letThrough = await holdBack(page, '**/api/contact');
  await openPage(page, '/contact-us');
  await fill(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  letThrough();
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(sent).toBe(1);
});

for (const [utc, words] of [
  ['2026-07-15T22:59:30Z', 'Open now until 6 pm'],
  ['2026-07-15T23:00:30Z', 'Closed now. Opens tomorrow at 9 am'],
  ['2026-11-02T14:30:00Z', 'Closed now. Opens today at 9 am'],
] as const) {
  test.describe(`at ${utc}, for a reader in Tokyo`, () => {
    test.use({ timezoneId: 'Asia/Tokyo' });
    test(`the shop says "${words}"`, longUnless(words.startsWith('Open')), async ({ page }) => {
      await page.clock.setFixedTime(new Date(utc));
      await page.goto('/contact-us');
      await expect(page.getByText(words)).toBeVisible();
    });
  });
}

test('the field for bots is hidden from people', async ({ page }) => {
  await openPage(page, '/contact-us');
  const trap = page.locator('input[name="website"]');
  expect(await trap.evaluate((input: HTMLInputElement) => input.getBoundingClientRect().right < 0)).toBe(true);
  await box(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(trap).not.toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates, the form posts, and the page shows the result', async ({ page }) => {
    await page.goto('/contact-us');
    await send(page);
    expect(await box(page, 'Your name').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await fill(page);
    await send(page);
    await expect(page).toHaveURL('/contact-us#contact-sent');
    await expect(page.getByText('Thanks, we got your message.')).toBeVisible();
    await expect(page.getByText('Your message wasn’t sent').first()).toBeHidden();
  });
});
