import { expect, test } from '../world/world.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the newsletter form posts and returns to the same page', async ({ page }) => {
  await page.goto('/about-us');
  const answer = page.waitForResponse('**/api/admin/subscribe');
  await page.getByRole('contentinfo').getByRole('textbox').fill('grace@example.com');
  await page.getByRole('contentinfo').getByRole('button').click();
  expect((await answer).status()).toBe(303);
  await page.waitForURL((url) => url.pathname === '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Thanks. Check your email to confirm.')).toBeVisible();
});
