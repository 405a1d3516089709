/** Every route in a browser, and in the short run one of each kind: it hydrates without a warning, fits the window, and meets WCAG 2.2 AA. */
import { findViolations } from '../layout/findViolations.ts';
import { untilHydrated } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { expectFrame, expectHead } from './expectPage.ts';
import { allRows, isSwept, nameOf, rowInTheEnd, statusOf } from './routeTable.ts';

atBothWidths(() => {
  for (const row of allRows) {
    test(
      `${nameOf(row)} hydrates without a warning, fits, and has no violation`,
      longUnless(isSwept(row)),
      async ({ page, world, allowProblems }) => {
        if (statusOf(row) === 404) allowProblems(/404/);
        const response = await page.goto(row.path);
        expect(response?.status()).toBe(statusOf(row));
        const end = rowInTheEnd(row);
        await page.waitForURL((url) => url.pathname === new URL(end.path, world.url).pathname);
        await untilHydrated(page);
        if (row.leadsTo) await expect(page.locator('h1')).toHaveCount(1);
        else await expectHead(page, row, world.url);
        await expectFrame(page, end);
        if (!end.isOutside) await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      },
    );
  }
});
