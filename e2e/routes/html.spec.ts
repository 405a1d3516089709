/** The server's HTML of every route, for shoppers without JavaScript, search engines and a validator. */
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { expectFrame, expectHead } from './expectPage.ts';
import { allRows, isExample, nameOf, routeTable, statusOf } from './routeTable.ts';
import { findHtmlProblems } from './validHtml.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

test('the table has every route of the specification once', () => {
  expect(routeTable).toHaveLength(26);
  expect(new Set(routeTable.map(({ route }) => route)).size).toBe(26);
});

for (const row of allRows) {
  test(
    `${nameOf(row)} is complete and valid without JavaScript`,
    longUnless(isExample(row)),
    async ({ page, world }) => {
      const response = await page.goto(row.path, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(statusOf(row));
      expect(await findHtmlProblems((await response?.text()) ?? '')).toEqual([]);
      await expectHead(page, { ...row, h1: row.plainH1 ?? row.h1 }, world.url);
      await expectFrame(page, row);
      for (const text of row.says ?? [])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      if (row.isOutside) return;
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveAttribute('href', '/viewcart');
      // One form for the newsletter, in the footer or in the page.
      await expect(page.getByRole('textbox', { name: 'Email for our newsletter' })).toHaveAttribute('type', 'email');
    },
  );
}
