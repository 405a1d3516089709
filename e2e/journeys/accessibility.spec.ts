import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as Tab } from '@playwright/test';
import { expect, test } from '../world/world.ts';
import { pageInTheEnd, pages, widths } from './pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const page of pages) {
      test(`${page.path} has no WCAG 2.2 AA violation`, async ({ page: tab }) => {
        await tab.goto(page.path);
        await tab.waitForURL((url) => url.pathname === pageInTheEnd(page).path);
        await tab.waitForLoadState('networkidle');
        expect(await findViolations(tab)).toEqual([]);
      });
    }

    test('a cart with something in it, and the message that it was added, have none either', async ({ page: tab }) => {
      await tab.goto('/product/Adjustable-Dog-Collar');
      await tab.getByRole('button', { name: 'Add to cart' }).click();
      await expect(tab.getByText('Added to your cart')).toBeVisible();
      expect(await findViolations(tab)).toEqual([]);
      await tab.getByRole('link', { name: 'Cart, 1 item' }).click();
      await expect(tab.getByRole('region', { name: 'Summary' })).toBeVisible();
      expect(await findViolations(tab)).toEqual([]);
    });

    test('a toast has none either', async ({ page: tab }) => {
      await tab.goto('/about-us');
      await tab.waitForLoadState('networkidle');
      await tab.getByRole('contentinfo').getByRole('button').click();
      await expect(tab.getByText('Please enter an email.').first()).toBeVisible();
      // Colors are judged at rest: a toast comes in by an animation.
      await tab.waitForTimeout(1000);
      expect(await findViolations(tab)).toEqual([]);
    });
  });
}

/** Rule and place of each. */
async function findViolations(tab: Tab): Promise<string[]> {
  await tab.evaluate(axe);
  return tab.evaluate(async (values) => {
    const run = (globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run;
    const { violations } = await run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
}

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}
