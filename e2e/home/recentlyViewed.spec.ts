/** Recently viewed products are at the end of the home page, and not in the server's HTML. */
import { openPage } from '../layout/openPage.ts';
import { longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { listOf, readSlides } from './strips.ts';

const viewed = ['Dog-Fetch-Chewy-Toy', 'Adjustable-Dog-Collar'];

test('a first visit has no list of viewed products, and requests none', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('region', { name: 'On sale' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'On sale' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Recently Viewed' })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(
    `${width} px: the viewed products are shown with current data after all other parts, without moving them`,
    longAt(width),
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((slugs) => localStorage.setItem('recently-viewed', JSON.stringify(slugs)), viewed);
      expect(await (await request.get('/')).text()).not.toContain('Recently Viewed');
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += entry.value;
          Object.assign(globalThis, { moved });
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(globalThis, { moved });
      });
      await openPage(page, '/');
      const list = page.getByRole('region', { name: 'Recently Viewed' });
      await expect(list).toBeAttached();
      expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBe(0);
      await list.scrollIntoViewIfNeeded();
      await expect
        .poll(() => readSlides(listOf(page, 'Recently Viewed')))
        .toEqual(['Dog Fetch Chewy Toy', 'Adjustable Dog Collar']);
      await expect(page.locator('main section').last()).toContainText('Recently Viewed');
      await list.getByRole('link', { name: 'Dog Fetch Chewy Toy' }).click();
      await expect(page).toHaveURL('/product/Dog-Fetch-Chewy-Toy');
    },
  );
}
