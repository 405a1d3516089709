/** The four policies, and what they state about the browser's storage. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { askForCode } from '../session/members.ts';
import { longAt, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const policies = ['/terms-&-conditions', '/privacy-policy', '/return-&-refund', '/shipping-policy'];
/** All are one page with other texts. */
const example = '/privacy-policy';

for (const path of policies) {
  test(
    `${path} shows its effective date, and its table of contents links to each section`,
    longUnless(path === example),
    async ({ page }) => {
      await openPage(page, path);
      await expect(page.getByText(/^Last updated [A-Z]\w+ \d{1,2}, 20\d\d$/)).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      expect(await contents.allTextContents()).toEqual(parts);
      await contents.last().click();
      await expect(page.getByRole('heading', { name: parts.at(-1) ?? '', level: 2 })).toBeInViewport();
    },
  );

  test(`${path} is printed as text only`, longUnless(path === example), async ({ page }) => {
    await openPage(page, path);
    let printed = 0;
    await page.exposeFunction('notePrint', () => printed++);
    await page.evaluate(() => {
      window.print = () => (globalThis as unknown as { notePrint: () => void }).notePrint();
    });
    await page.getByRole('button', { name: 'Print this page' }).click();
    await expect.poll(() => printed).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const hidden of [
      page.getByRole('navigation', { name: 'Contents' }),
      page.getByRole('button', { name: 'Print this page' }),
      page.getByRole('contentinfo').getByRole('navigation'),
      page.getByRole('contentinfo').getByRole('textbox'),
      page.getByRole('searchbox'),
    ]) {
      await expect(hidden).toBeHidden();
    }
  });
}

for (const width of [360, 1280]) {
  test(`${width} px: the policies and the storage table fit, without a violation`, longAt(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of policies) {
      await openPage(page, path);
      expect.soft(await findViolations(page), path).toEqual([]);
      await test.step(path, () => expectFit(page));
    }
  });
}

test('a shop that needs no consent shows no banner and no choice, and sends no request to other hosts', async ({
  page,
  world,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(world.url) && foreign.push(request.url()));
  await openPage(page, '/privacy-policy');
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(page.getByText('no visitor profiles')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.consent)).toBeUndefined();
});

test('after a shopping session the browser has stored only what the policy lists', async ({ page }) => {
  await shopAround(page);
  const read = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(6);
  const held = await read();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  await openPage(page, '/privacy-policy');
  const named = await page.getByRole('row').locator('th code').allTextContents();
  const isNamed = (name: string) =>
    named.some((row) => (row.endsWith('…') ? name.startsWith(row.slice(0, -1)) : row === name));
  expect(held.filter((name) => !isNamed(name))).toEqual([]);
  // Over http a cookie has its plain name, followed by the port (GAPS 3).
  const plain = (name: string) => `__Host-${name.replace(/_\d+$/, '').replaceAll('_', '-')}`;
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter((name) => !isNamed(name) && !isNamed(plain(name)))).toEqual([]);
});

/** Browses, searches, saves for later, and starts a message and an order. */
async function shopAround(page: Page): Promise<void> {
  await openPage(page, '/product/Adjustable-Dog-Collar');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await openPage(page, '/petcategory/dog');
  await page.mouse.wheel(0, 600);
  await page.getByRole('searchbox').first().fill('dog bed');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/**');
  await openPage(page, '/contact-us');
  await page.getByRole('main').getByLabel('Message', { exact: true }).fill('Half a message');
  await page.goto('/viewcart');
  await page
    .getByRole('button', { name: /save .*for later/i })
    .first()
    .click();
  await openPage(page, '/product/Dog-Fetch-Chewy-Toy');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto('/login?returnTo=/checkout');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.waitForURL((url) => url.pathname === '/checkout');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ada@example.com');
  await askForCode(page);
}
