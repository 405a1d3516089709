/** The cart page with a real shop. */
import type { Page } from '@playwright/test';
import { goOffline } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { findViolations } from '../layout/findViolations.ts';
import { readStored } from '../session/storage.ts';
import { brush, collar, putIntoCart, summary, toy } from '../checkout/buying.ts';
import { long, longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');

test('the cart shows the api’s prices for each line and the total', async ({ page }) => {
  await putIntoCart(page, { ...collar, price: 99 }, { ...toy, quantity: 2 });
  await openPage(page, '/viewcart');
  await expect(lines(page).nth(0)).toContainText('$16.33 each');
  await expect(lines(page).nth(1)).toContainText('$29.98');
  await expect(summary(page)).toContainText(
    /3 items\$46\.31Standard deliveryArrives (\w{3}, \w{3} \d+( – )?){2}\$4\.95/,
  );
  await expect(summary(page)).toContainText('Total$51.26');
  await expect(summary(page)).toContainText('Free shipping on $35+ on your first order');
});

test('a quantity above the limit is reduced with a message, also after a reload', long, async ({ page }) => {
  await putIntoCart(page, { ...brush, quantity: 40 });
  await openPage(page, '/viewcart');
  await expect(lines(page)).toContainText('The limit is 10 of one item per order. We changed the quantity to 10.');
  await expect.poll(() => readStored(page, 'cart')).toContain('"quantity":10');
  await expect(lines(page).getByRole('button', { name: /^Increase quantity/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('Undo and "Save for later" survive a reload', async ({ page }) => {
  await putIntoCart(page, collar, toy);
  await openPage(page, '/viewcart');
  await page.getByRole('button', { name: /^Remove Adjustable/ }).click();
  await expect(page.getByRole('button', { name: /^Undo: put Adjustable/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: collar.title })).toBeFocused();
  await page.getByRole('button', { name: /^Save for later: Adjustable/ }).click();
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Move to cart: Adjustable/ }).click();
  await expect(lines(page)).toHaveCount(2);
});

test('the offline page says so, keeps the cart, and continues when the connection returns', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk failed/);
  await putIntoCart(page, collar);
  await openPage(page, '/viewcart');
  await expect(summary(page)).toContainText('Total$');
  await goOffline(page);
  await lines(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click();
  await expect(summary(page)).toContainText('You’re offline. Your cart hasn’t changed.');
  await expect(summary(page)).toContainText('Not available');
  await context.setOffline(false);
  await expect(summary(page)).toContainText('2 items$32.66');
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px: no violation with notices, a refused code, a saved line and a removed line`,
    longAt(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await putIntoCart(page, { ...collar, price: 15 }, toy, { ...toy, title: 'No Such Thing' });
      await openPage(page, '/viewcart');
      await expect(lines(page).nth(2)).toContainText('We no longer carry this.');
      await expect(lines(page).nth(0)).toContainText('The price went up from $15.00 to $16.33.');
      await page.getByText('Have a promo code?').click();
      await page.getByLabel('Code').fill('nope');
      await page.getByLabel('Code').press('Enter');
      await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: /^Save for later: No Such/ }).click();
      await page.getByRole('button', { name: /^Remove Dog Fetch/ }).click();
      // After a scroll the header covers part of a control, which then counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
}

test('on a phone the total is always visible, and does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await putIntoCart(page, collar, toy);
  await openPage(page, '/viewcart');
  const bar = page.getByRole('group', { name: 'Total' });
  await expect(bar).toContainText('2 items$');
  await expect(bar).toBeInViewport();
  const remove = page.getByRole('button', { name: /^Remove Dog Fetch/ });
  await remove.focus();
  const [over, under] = [await bar.boundingBox(), await remove.boundingBox()];
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
});

test('at 360 px: unavailable lines are marked, and the others have a total', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const many = Array.from({ length: 50 }, (_, at) => ({ ...toy, title: `No Such Thing ${at}` }));
  await putIntoCart(
    page,
    { ...collar, quantity: 100_000, price: 1e9 },
    { ...toy, title: 'x'.repeat(300) },
    { ...toy, title: '' },
    { ...toy, size: 'M'.repeat(90) },
    toy,
    ...many,
  );
  await openPage(page, '/viewcart');
  await expect(lines(page).nth(0)).toContainText('The limit is 10 of one item per order.');
  for (const place of [1, 2, 3, 54]) await expect(lines(page).nth(place)).toContainText('We no longer carry this.');
  await expect(summary(page)).toContainText('Total$178.29');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await lines(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines(page).nth(1)).toContainText('Removed:');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('before any script has loaded', () => {
  const empty = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' });
  const waiting = (page: Page) => page.getByText('Loading...', { exact: true });

  /** Opens the page and holds its scripts back. @returns lets them load */
  async function openWithoutScripts(page: Page): Promise<() => void> {
    let load = () => {};
    const mayLoad = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/r\/.*\.js$/, async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.goto('/viewcart');
    return load;
  }

  test('a browser that stores no cart shows an empty one, and nothing moves after that', async ({ page }) => {
    const load = await openWithoutScripts(page);
    await expect(empty(page)).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    const footer = await page.getByRole('contentinfo').boundingBox();
    load();
    await expect(waiting(page)).toHaveCount(0);
    await expect(empty(page)).toBeVisible();
    expect(await page.getByRole('contentinfo').boundingBox()).toEqual(footer);
  });

  test('a browser that stores one waits for it', async ({ page }) => {
    await putIntoCart(page, collar);
    const load = await openWithoutScripts(page);
    await expect(waiting(page)).toBeVisible();
    await expect(empty(page)).toBeHidden();
    load();
    await expect(lines(page)).toHaveCount(1);
    await expect(empty(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart page says where the cart is saved, and does not claim to load it', async ({ page }) => {
    await page.goto('/viewcart');
    // No locator finds text in a noscript element.
    const text = await page.locator('#main').evaluate((main) => (main as HTMLElement).innerText);
    expect(text).toContain('Turn on JavaScript to see it.');
    expect(text).not.toContain('Loading...');
  });
});
