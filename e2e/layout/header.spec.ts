/** LOOK, Layout: the header's heights, and when it is visible. */
import type { Page } from '@playwright/test';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { openPage, scrolled } from './openPage.ts';

const header = (page: Page) => page.getByRole('banner');
/** Its lower edge in the window, once its transition has ended. */
const edge = async (page: Page) => {
  const { y = 0, height = 0 } = (await header(page).boundingBox()) ?? {};
  return Math.round(y + height);
};

/** Past the footer, the form and two rows of products. */
const STEPS = 15;

for (const { width, bar } of [
  { width: 360, bar: 64 },
  { width: 768, bar: 64 },
  { width: 1280, bar: 112 },
]) {
  test.describe(`${width} px`, longUnless(width !== 768), () => {
    test.use({ viewport: { width, height: 700 } });

    test(`the header is a banner and a bar of ${bar} px, which hides on scrolling down and returns on scrolling up`, async ({
      page,
    }) => {
      await openPage(page, '/');
      const banner = page.getByText('Free delivery on first-time orders over $35');
      await expect(banner).toBeInViewport();
      const { height = 0 } = (await banner.boundingBox()) ?? {};
      await expect.poll(() => edge(page)).toBe(Math.round(height) + bar + 1);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => edge(page)).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => edge(page)).toBe(bar + 1);
      await expect(banner).not.toBeInViewport();
      await expect(page.getByRole('link', { name: 'Paw Dailies, home' })).toBeInViewport();
      await expect(page.getByRole('link', { name: /^Cart/ })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    test('the header never covers the focused element', longUnless(width === 360), async ({ page }) => {
      await openPage(page, '/');
      const covered = () =>
        page.evaluate(() => {
          const active = document.activeElement;
          const bar = document.querySelector('header');
          if (!active || !bar || active === document.body || bar.contains(active)) return '';
          const { top, left, width: wide } = active.getBoundingClientRect();
          const isUnder = top < bar.getBoundingClientRect().bottom - 1;
          return isUnder && wide > 1 ? `${active.textContent} at ${Math.round(left)}, ${Math.round(top)}` : '';
        });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
      for (let steps = 0; steps < STEPS; steps++) {
        await page.keyboard.press('Shift+Tab');
        await page.waitForTimeout(260);
        await expect.poll(covered).toBe('');
      }
    });
  });
}

test('in wide windows the focus moves through the first row, then the second', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, '/about-us');
  await header(page).getByRole('link', { name: 'Paw Dailies, home' }).focus();
  const stops = [
    header(page).locator('[name=q]'),
    header(page).getByRole('button', { name: 'Search' }),
    header(page).getByRole('button', { name: 'Account' }),
    header(page).getByRole('link', { name: /^Cart/ }),
    header(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dog' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('a focus in the header shows it, and it stays while a panel is open', async ({ page }) => {
  await openPage(page, '/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => edge(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Dog menu' }).focus();
  await expect.poll(() => edge(page)).toBe(113);
  await page.keyboard.press('Enter');
  await page.mouse.move(640, 690);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(400);
  expect(await edge(page)).toBe(113);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('under reduced motion the header hides and returns without a transition', async ({ page }) => {
    await openPage(page, '/');
    const time = await header(page).evaluate((bar) => getComputedStyle(bar).transitionDuration);
    expect(Number.parseFloat(time)).toBeLessThan(0.001);
  });
});

for (const { what, width, size } of [
  { what: 'a window of 320 px', width: 320, size: '' },
  { what: 'text of twice the size', width: 640, size: '200%' },
]) {
  test(`with ${what} the whole header is visible, and nothing scrolls horizontally`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, '/about-us');
    // Not a style element, which the page's policy refuses.
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    await expect(header(page).getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('button', { name: 'Account' })).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await scrolled(page)).toBe(0);
  });
}
