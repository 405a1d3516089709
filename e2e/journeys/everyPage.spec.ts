import type { Page as Tab } from '@playwright/test';
import { expect, test } from '../world/world.ts';
import { type Page, pageInTheEnd, pages, widths } from './pages.ts';

for (const width of widths) {
  for (const page of pages) {
    test.describe(`${width} px, JavaScript off`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

      test(`${page.path} is whole`, async ({ page: tab, world }) => {
        const response = await tab.goto(page.path);
        expect(response?.status()).toBe(page.status);
        await expectFrame(tab, page, world.url);
        for (const text of page.says) await expect(tab.getByText(text).filter({ visible: true }).first()).toBeVisible();
        if (page.isOutside) return;
        await expect(tab.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/viewcart');
        await expect(tab.getByRole('contentinfo').getByRole('textbox')).toHaveAttribute('type', 'email');
      });
    });

    test.describe(`${width} px, JavaScript on`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`${page.path} comes alive without a complaint`, async ({ page: tab, world }) => {
        const response = await tab.goto(page.path);
        expect(response?.status()).toBe(page.status);
        const end = pageInTheEnd(page);
        await tab.waitForURL((url) => url.pathname === end.path);
        await tab.waitForLoadState('networkidle');
        await expectFrame(tab, end, world.url);
        if (!end.isOutside) await expect(tab.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
      });
    });
  }
}

test('every link and picture that these pages show leads somewhere', async ({ request }) => {
  // Most of these pictures are made now.
  const found = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)"/g))
      found.set(url.replaceAll('&amp;', '&'), path);
  }
  const broken: string[] = [];
  const waiting = [...found];
  const look = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [url, page] = next;
      const status = (await request.get(url, { maxRedirects: 0 })).status();
      if (status !== 200) broken.push(`${url} on ${page}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, look));
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(60);
});

async function expectFrame(tab: Tab, page: Page, origin: string) {
  await expect(tab).toHaveTitle(page.title);
  await expect(tab.locator('h1')).toHaveCount(1);
  const canonicals = await tab
    .locator('link[rel=canonical]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(canonicals).toEqual(page.canonical ? [origin + page.canonical] : []);
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', page.isNoindex ? 'noindex' : 'all');
  await expect(tab.getByText('Free delivery on first-time orders over $35')).toHaveCount(page.isOutside ? 0 : 1);
  await expect(tab.getByRole('navigation', { name: 'Main' })).toHaveCount(page.isOutside ? 0 : 1);
  await expect(tab.getByRole('contentinfo')).toHaveCount(page.isOutside ? 0 : 1);
  const [content, window] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, 'no sideways scroll').toBeLessThanOrEqual(window ?? 0);
}
