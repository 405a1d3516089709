/** The newsletter's form outside of the footer: on the blog, under an article, and after an order. */
import type { Page } from '@playwright/test';
import { button, collar, goAsGuest, goToReview, newRecipient, placeOrder } from '../checkout/buying.ts';
import { findViolations } from '../layout/findViolations.ts';
import { openPage } from '../layout/openPage.ts';
import { expect, test } from '../world/world.ts';
import { long, longUnless } from '../world/longAt.ts';

const form = (page: Page) => page.getByRole('main').getByRole('form', { name: 'Newsletter by email' });

async function trySubscribing(page: Page): Promise<void> {
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('form')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('.Toastify').getByRole('alert')).toHaveText('Please enter an email.');
  await expect(form(page).getByRole('alert')).toHaveText('Please enter an email.');
  const asked = page.waitForRequest('**/api/admin/subscribe');
  await form(page).getByRole('textbox').fill(`place-${Date.now()}@example.com`);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
  expect(Object.keys((await asked).postDataJSON() as object)).toEqual(['email']);
  await expect(form(page).getByRole('status')).toHaveText(/^Thanks\. Check your email/);
  await expect(form(page).getByRole('textbox')).toHaveValue('');
  await expect(page.locator('.Toastify').getByText('Please enter an email.')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
}

for (const path of ['/blogs', '/blogs/the-first-six-weeks-of-an-aquarium']) {
  test(`${path} has the form, and it subscribes`, longUnless(path === '/blogs'), async ({ page }) => {
    await openPage(page, path);
    await trySubscribing(page);
  });
}

test('the form is below a placed order, but not in print', long, async ({ page }) => {
  await goAsGuest(page, collar);
  await goToReview(page, newRecipient());
  await placeOrder(page);
  await expect(button(page, 'Cancel order')).toBeVisible();
  await trySubscribing(page);
  await page.getByRole('link', { name: 'Print invoice' }).click();
  await expect(page.getByRole('heading', { name: /^Invoice PD-/ })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('without the form’s code an order is shown, and the form’s place is empty', async ({ page, allowProblems }) => {
  allowProblems(/slot-NewsletterForm|Loading chunk failed|already registered/);
  await page.route('**/slot-NewsletterForm*.js', (route) => route.abort());
  await goAsGuest(page, collar);
  await goToReview(page, newRecipient());
  await placeOrder(page);
  await expect(button(page, 'Cancel order')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test('without content’s code the footer’s form is not below the notice, and subscribes', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/\/r\/content\/|ERR_FAILED|Loading chunk failed|already registered/);
    await page.route('**/r/content/**', (route) => route.abort());
    await page.goto('/about-us');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(page.getByRole('status').getByText(/the newsletter form didn’t load completely/)).toBeVisible();
    await footer.getByRole('textbox').fill(`notice-${Date.now()}@example.com`);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/about-us#newsletter-subscribed-footer');
    await expect(footer.getByText('Thanks. Check your email')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript the blog’s form posts, and shows the result', async ({ page }) => {
    await page.goto('/blogs');
    await form(page).getByRole('textbox').fill(`place-${Date.now()}@example.com`);
    await form(page).getByRole('button').click();
    await expect(page).toHaveURL('/blogs#newsletter-subscribed-blog');
    await expect(form(page).getByText('Thanks. Check your email')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Thanks. Check your email')).toBeHidden();
  });
});
