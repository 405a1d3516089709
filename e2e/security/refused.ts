import type { Page } from '@playwright/test';

type Watched = typeof globalThis & { refused?: string[] };

/** From now on each page of the tab records what its policy refuses. Call it before the first page opens. */
export async function watchRefused(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: string[] = [];
    (globalThis as Watched).refused = all;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => all.push(effectiveDirective));
  });
}

/** Directives that refused something in the page so far. */
export const listRefused = (page: Page) => page.evaluate(() => [...new Set((globalThis as Watched).refused)]);

/** Opens a page into whose HTML an attacker wrote. */
export async function openAttacked(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', () => `${html}</body>`);
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
}
