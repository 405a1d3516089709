/** Every route and open state at three widths. These are screenshots for people; nothing is tested. */
import { join } from 'node:path';
import { checkoutStates } from '../checkout/checkoutStates.ts';
import { addedRows, routeTable } from '../routes/routeTable.ts';
import { statesAt } from '../states/openStates.ts';
import { test } from '../world/world.ts';
import { shotsFolder } from './shotsFolder.ts';

for (const width of [360, 768, 1280]) {
  test.describe(String(width), () => {
    test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { route, path, leadsTo } of [...routeTable, ...addedRows]) {
      test(route, async ({ page, allowProblems }) => {
        allowProblems(/./);
        await page.goto(path);
        if (leadsTo) await page.waitForURL((url) => url.pathname === leadsTo);
        await page.waitForLoadState('networkidle');
        // Lazy content loads near the window.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            scrollTo(0, y);
            await new Promise((next) => setTimeout(next, 60));
          }
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: fileOf(width, `route ${{ '/': 'home', '*': 'missing' }[route] ?? route}`),
          fullPage: true,
        });
      });
    }

    for (const { name, open } of [...statesAt(width), ...checkoutStates]) {
      test(name, async ({ page, allowProblems }) => {
        allowProblems(/./);
        await open(page);
        await page.waitForTimeout(500);
        await page.screenshot({ path: fileOf(width, name), fullPage: name.startsWith('checkout') });
      });
    }
  });
}

function fileOf(width: number, name: string): string {
  return join(shotsFolder, String(width), `${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}.png`);
}
