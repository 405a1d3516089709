/** SPEC 2, Footer; GAPS 20, 28, 30. */
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const ways: [string, string][] = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Blog', '/blogs'],
  ['Contact Us', '/contact-us'],
  ['Help Center', '/help'],
  ['Dog Supplies', '/petcategory/dog'],
  ['Cat Supplies', '/petcategory/cat'],
  ['Birds Supplies', '/petcategory/bird'],
  ['Fish Supplies', '/petcategory/fish'],
  ['Terms & Conditions', '/terms-&-conditions'],
  ['Privacy Policy', '/privacy-policy'],
  ['Returns', '/return-&-refund'],
  ['Shipping', '/shipping-policy'],
];

for (const width of [360, 1280]) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      `${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`,
      longUnless(width === 360 && !javaScriptEnabled),
      () => {
        test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

        test('every specified link is under its label', async ({ page }) => {
          await page.goto('/about-us');
          const footer = page.getByRole('contentinfo');
          for (const [label, href] of ways) {
            await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
          }
          await expect(footer).toContainText('Terms & Conditions / Privacy Policy');
          await expect(footer).toContainText('© 2025');
          await expect(footer.getByRole('link', { name: /^\(555\)\s01/ })).toHaveAttribute('href', /^tel:555\d+$/);
          await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.*example\.com$/);
          await expect(footer).toContainText('12 Example Street');
          await expect(footer.getByText('Paw Dailies', { exact: true }).first()).toBeVisible();
          await expect(footer.getByRole('textbox')).toHaveAttribute('type', 'email');
          await expect.poll(() => footer.getByRole('img').count()).toBe(4);
          await expect(footer.locator('a svg[role=img]')).toHaveCount(0);
        });
      },
    );
  }
}

test('every touch target is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about-us');
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  for (const link of links)
    expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(43.9);
});
