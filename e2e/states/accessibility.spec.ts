/** WCAG 2.2 AA on every route and in every open state, narrow and wide. */
import { findViolations } from '../layout/findViolations.ts';
import { addedRows, routeTable } from '../routes/routeTable.ts';
import { expect, test } from '../world/world.ts';
import { statesAt } from './openStates.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { route, path, leadsTo } of [...routeTable, ...addedRows]) {
      test(`${route} has no violation`, async ({ page, allowProblems }) => {
        if (route === '*') allowProblems(/404/);
        await page.goto(path);
        if (leadsTo) await page.waitForURL((url) => url.pathname === leadsTo);
        await page.waitForLoadState('networkidle');
        expect(await findViolations(page)).toEqual([]);
      });
    }

    for (const { name, problems, open } of statesAt(width)) {
      test(`${name} has no violation`, async ({ page, allowProblems }) => {
        if (problems) allowProblems(problems);
        await open(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
