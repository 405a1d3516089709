/** Optional scripts need consent. The banner covers nothing, and nothing is loaded before consent. */
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { openPage, scrolled } from '../layout/openPage.ts';
import { expect, test } from './otherHosts.ts';
import { long, longAt } from '../world/longAt.ts';

const banner = (page: Page) => page.getByRole('region', { name: /count your visit/ });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const hasRun = (page: Page) => page.evaluate(() => 'visitCounted' in globalThis);

for (const width of [360, 1280]) {
  test(
    `${width} px: the banner is in the page’s flow, covers nothing, and shows both answers alike`,
    longAt(width),
    async ({ page, hosts }) => {
      await page.setViewportSize({ width, height: 800 });
      const before = hosts.counted();
      await openPage(page, '/about-us');
      await expect(banner(page)).toContainText('Tidy Statistics');
      await page.waitForLoadState('networkidle');
      expect([hosts.counted(), await hasRun(page)]).toEqual([before, false]);
      const ways = await Promise.all(
        ['Decline', 'Accept'].map((name) =>
          button(page, name).evaluate((way) => {
            const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(way);
            return [
              backgroundColor,
              color,
              borderColor,
              fontSize,
              fontWeight,
              Math.round(way.getBoundingClientRect().height),
            ];
          }),
        ),
      );
      expect(ways[0]).toEqual(ways[1]);
      const [position, bottom, header] = await banner(page).evaluate((frame) => [
        getComputedStyle(frame).position,
        Math.round(frame.getBoundingClientRect().bottom),
        Math.round(document.querySelector('header')?.getBoundingClientRect().top ?? 0),
      ]);
      expect([position, header]).toEqual(['static', bottom]);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
}

test(
  'after a refusal nothing is loaded on any page, and the shopper is not asked again',
  long,
  async ({ page, hosts }) => {
    const before = hosts.counted();
    await openPage(page, '/about-us');
    await button(page, 'Decline').click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await openPage(page, '/contact-us');
    await expect(banner(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect([hosts.counted(), await hasRun(page)]).toEqual([before, false]);
  },
);

test('after consent the script is loaded on this and later pages, until it is withdrawn on the privacy page', async ({
  page,
}) => {
  await openPage(page, '/about-us');
  await button(page, 'Accept').click();
  await expect.poll(() => hasRun(page)).toBe(true);
  await openPage(page, '/privacy-policy#statistics');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => hasRun(page)).toBe(true);
  const choice = page.getByRole('region', { name: 'Visit statistics: your choice' });
  await expect(choice).toContainText('You agreed to visit statistics.');
  const reloaded = page.waitForEvent('load');
  await choice.getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  await expect(choice).toContainText('You declined visit statistics. We load nothing for them.');
  expect(await hasRun(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
});

/** Whether a press in its middle reaches it, once the header has had the time to move. */
async function isInReach(way: Locator): Promise<boolean> {
  await way.page().waitForTimeout(300);
  return way.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test('a long press and the keyboard reach an answer, because the header does not cover it', async ({ page }) => {
  await openPage(page, '/about-us');
  const decline = button(page, 'Decline');
  await decline.focus();
  expect(await isInReach(decline)).toBe(true);
  await decline.click({ delay: 300 });
  await expect(banner(page)).toBeHidden();
});

test('on a phone that is scrolled a little, the header does not cover the answers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/about-us');
  const decline = button(page, 'Decline');
  const { y = 0 } = (await decline.boundingBox()) ?? {};
  expect(y, 'farther down than the header is high').toBeGreaterThan(101);
  await page.mouse.wheel(0, y + 10);
  await expect.poll(() => scrolled(page)).toBe(Math.round(y + 10));
  expect(await isInReach(decline)).toBe(true);
});

test('an answer in one tab applies to the others', async ({ page, context }) => {
  await openPage(page, '/about-us');
  const other = await context.newPage();
  await openPage(other, '/contact-us');
  await button(page, 'Decline').click();
  await expect(banner(other)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without JavaScript nothing is loaded, and the shopper is not asked', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
