/** SPEC 2, GAPS 6 and 17: navigation between pages. */
import type { Page } from '@playwright/test';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { holdBack } from './network.ts';
import { loading, openPage, scrolled } from './openPage.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

atBothWidths(
  () => {
    test('a new page starts at its top with the focus on its heading, and its title is announced', async ({ page }) => {
      await openPage(page, '/about-us');
      await footerLink(page, 'Cat Supplies').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Cat supplies | Paw Dailies' })).toHaveCount(1);
    });

    test('Back and Forward restore the scroll positions', async ({ page }) => {
      await openPage(page, '/');
      await footerLink(page, 'About Us').scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(200);
      await footerLink(page, 'About Us').click();
      await expect(page).toHaveURL('/about-us');
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.mouse.wheel(0, 350);
      await expect.poll(() => scrolled(page)).toBe(350);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(place);
      await page.goForward();
      await expect.poll(() => scrolled(page)).toBe(350);
    });

    test('a reload, and Back from another site, restore the scroll position', async ({ page, world }) => {
      await openPage(page, '/');
      await page.mouse.wheel(0, 500);
      await expect.poll(() => scrolled(page)).toBe(500);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(500);
      await page.goto(`${world.url}/favicon.svg`);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(500);
    });

    test("'Loading...' is shown from the click on, and the old page stays below it", async ({ page }) => {
      const letThrough = await holdBack(page, '**/page-about*.js');
      await openPage(page, '/');
      await footerLink(page, 'About Us').click();
      await expect(loading(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Categories By Pet' })).toBeAttached();
      letThrough();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
      await expect(loading(page)).toHaveCount(0);
    });
  },
  { height: 700 },
);

test('a page that was fetched ahead of the click and is late is reported as loading', async ({ page }) => {
  const letThrough = await holdBack(page, '**/page-pet*.js');
  await openPage(page, '/about-us');
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForRequest(/page-pet/);
  await footerLink(page, 'Cat Supplies').hover();
  await fetched;
  await footerLink(page, 'Cat Supplies').click();
  await expect(loading(page)).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Cat Supplies' })).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test('the skip link is the first tab stop, and skips the header', async ({ page }) => {
  await openPage(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => !document.activeElement?.closest('header'));
  expect(isPast).toBe(true);
});

/** Short names of the requests since. */
function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/page-[\w-]+\.js$|^\/api\/(products|taxonomy)/.test(pathname))
      asked.push(pathname.replace(/.*\/(?=page-)/, ''));
  });
  return asked;
}

for (const [how, act] of [
  ['pointed at', (page: Page) => footerLink(page, 'Cat Supplies').hover()],
  ['focused', (page: Page) => footerLink(page, 'Cat Supplies').focus()],
  ['touched', (page: Page) => footerLink(page, 'Cat Supplies').dispatchEvent('touchstart')],
] as const) {
  test(
    `a link that is ${how} fetches its page’s code and data once, and the click loads nothing more`,
    longUnless(how === 'pointed at'),
    async ({ page }) => {
      await openPage(page, '/about-us');
      await page.waitForLoadState('networkidle');
      const asked = watch(page);
      await act(page);
      await expect.poll(() => asked).toContain('page-pet.js');
      await expect.poll(() => asked.some((path) => path.startsWith('/api/'))).toBe(true);
      await page.waitForLoadState('networkidle');
      const count = asked.length;
      await page.mouse.move(5, 5);
      await act(page);
      await page.waitForTimeout(200);
      expect(asked).toHaveLength(count);
      await footerLink(page, 'Cat Supplies').click();
      await expect(page).toHaveURL('/petcategory/cat');
      await expect(page.getByRole('heading', { level: 1, name: 'Cat Supplies' })).toBeVisible();
      expect(asked, 'the click took what was fetched').toHaveLength(count);
    },
  );
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
  test(
    `with ${JSON.stringify(connection)} nothing is prefetched`,
    longUnless('saveData' in connection),
    async ({ page }) => {
      await page.addInitScript((facts) => Object.defineProperty(navigator, 'connection', { value: facts }), connection);
      await openPage(page, '/about-us');
      await page.waitForLoadState('networkidle');
      const asked = watch(page);
      await footerLink(page, 'Cat Supplies').hover();
      await page.waitForTimeout(400);
      expect(asked).toEqual([]);
      await footerLink(page, 'Cat Supplies').click();
      await expect(page).toHaveURL('/petcategory/cat');
    },
  );
}
