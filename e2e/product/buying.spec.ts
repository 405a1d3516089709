/** GAPS "Pages: Product", "On a phone", "Rules": options, stock, quantity, the button and the bar. */
import { findViolations } from '../layout/findViolations.ts';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { box, dialog, option, price, products } from './productPage.ts';

const { bed, sweater, cage } = products;

test('combinations that are sold out or do not exist are marked, and lead to a variant', async ({ page }) => {
  await openPage(page, `${sweater.path}?variant=D-SAILOR-M-NAVY`);
  await expect(option(page, 'Color', 'Brick (sold out)')).toBeVisible();
  await option(page, 'Color', 'Brick (sold out)').check();
  await expect(page).toHaveURL(`${sweater.path}?variant=D-SAILOR-M-BRIC`);
  await expect(box(page).getByText('Sold out').first()).toBeVisible();
  await expect(box(page).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await option(page, 'Size', 'L (not available in this combination)').check();
  await expect(page).toHaveURL(`${sweater.path}?variant=D-SAILOR-L-NAVY`);
  await expect(option(page, 'Color', 'Navy')).toBeChecked();
  await expect(price(page)).toHaveText('$23.49');
});

test('a sold-out product says so on the server and in the browser, and names its delivery cost', async ({ page }) => {
  await openPage(page, cage.path);
  await expect(box(page).getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(box(page).getByText('Oversize item')).toBeVisible();
  await expect(box(page).getByText('Free shipping on $35+')).toBeVisible();
});

test('a printed product has no active buttons, and says when it is sold out', async ({ page }) => {
  await openPage(page, bed.path);
  await expect(box(page).getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(price(page)).toBeVisible();
  await openPage(page, cage.path);
  await expect(box(page).getByRole('button', { name: 'Sold out' })).toBeVisible();
});

test('a reduced price is shown with the former one, both labeled for screen readers', async ({ page }) => {
  await openPage(page, bed.path);
  await expect(box(page).getByText('Now $79.99, was $99.99')).toBeVisible();
  await expect(box(page).getByText('$79.99 - $129.99, depending on size')).toBeVisible();
});

test('at most the stock can be added, including the quantity in the cart, and the page says why', async ({ page }) => {
  await openPage(page, `${bed.path}?variant=D-ORTH-XL-SAGE`);
  await box(page).getByRole('textbox', { name: 'Quantity' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(box(page).getByText('That’s the 2 we have left.')).toBeVisible();
  await box(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(box(page).getByText('Your cart already has the 2 we have left.')).toBeVisible();
  await page.reload();
  await expect(box(page).getByText('Your cart already has the 2 we have left.')).toBeVisible();
  await expect(box(page).getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
});

test('a shopper chooses a variant and a quantity, and buys with the keyboard alone', async ({ page }) => {
  await openPage(page, bed.path);
  await option(page, 'Color', 'Oat').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Color', 'Charcoal')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Size', 'L')).toBeChecked();
  await expect(page).toHaveURL(`${bed.path}?variant=D-ORTH-L-CHAR`);
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('link', { name: 'Size guide' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Size guide');
  await expect(dialog(page).getByRole('rowheader', { name: 'XL' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const key of ['Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test(`${width} px: nothing overflows, and no violation`, longAt(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, bed.path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const buttons = { name: 'Add to cart', exact: true };

  test('the bar is shown while the page’s button is out of view, adds the same variant, and does not cover the footer', async ({
    page,
  }) => {
    await openPage(page, bed.path);
    const own = box(page).getByRole('button', buttons);
    const bar = page.getByRole('main').getByRole('button', buttons).last();
    await own.scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('button', buttons)).toHaveCount(1);
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').getByRole('button', buttons)).toHaveCount(2);
    const place = await bar.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(700);
    await bar.tap();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
    await expect(page.getByRole('main').getByRole('link', { name: 'Added. View cart' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' });
    await last.click({ trial: true });
    expect(await findViolations(page)).toEqual([]);
  });

  test('a product opened from a link also has its options and the buy bar', async ({ page }) => {
    await openPage(page, '/productcategories/dog/Beds');
    await page.getByRole('main').locator(`a[href^="${bed.path}"]`).first().tap();
    await expect(option(page, 'Size', 'XL')).toBeVisible();
    const both = page.getByRole('main').getByRole('button', buttons);
    await box(page).getByRole('button', buttons).scrollIntoViewIfNeeded();
    await expect(both).toHaveCount(1);
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(both).toHaveCount(2);
    await both.last().tap();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  });

  test('the focused element is never behind the bar', async ({ page }) => {
    await openPage(page, bed.path);
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    // The page's own and the bar's.
    const both = page.getByRole('main').getByRole('button', buttons);
    await expect(both).toHaveCount(2);
    const top = (await both.last().boundingBox())?.y ?? 0;
    await page.getByRole('navigation', { name: 'Sort reviews' }).getByRole('link').first().focus();
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('[data-shown]') ? 0 : (focused?.getBoundingClientRect().bottom ?? 0);
      });
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript every variant is a link, and the size guide and all reviews are on the page', async ({
    page,
  }) => {
    await page.goto(bed.path);
    await page.getByRole('link', { name: 'Sage, XL' }).click();
    await expect(page).toHaveURL(`${bed.path}?variant=D-ORTH-XL-SAGE`);
    await expect(box(page).getByText('Now $129.99, was $149.99')).toBeVisible();
    await expect(box(page).getByText('Only 2 left').first()).toBeVisible();
    await expect(box(page).getByRole('button', { name: 'Add to cart' })).toBeHidden();
    await box(page).getByRole('link', { name: 'Size guide' }).click();
    await expect(page.getByRole('heading', { name: 'Size guide' })).toBeInViewport();
    await expect(page.getByText('Bought a second for downstairs')).toBeVisible();
  });
});

test('a sold-out product asks for an email address from the start, and so does choosing a sold-out option', async ({
  page,
}) => {
  await page.goto(cage.path, { waitUntil: 'commit' });
  const field = box(page).getByRole('textbox', { name: 'Email me when it’s back' });
  // Even before the page's code has loaded.
  await field.fill('maya@example.test');
  await untilHydrated(page);
  await expect(field).toHaveValue('maya@example.test');
  await box(page).getByRole('button', { name: 'Email me' }).click();
  await expect(box(page).getByText('Check your email for a link to confirm.')).toBeVisible();

  await openPage(page, `${sweater.path}?variant=D-SAILOR-M-NAVY`);
  await expect(field).toBeHidden();
  await option(page, 'Color', 'Brick (sold out)').check();
  await expect(field).toBeVisible();
});
