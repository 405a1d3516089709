/**
 * SPEC 9: number of slides below and above each breakpoint, and no layout shift when the slider starts.
 */
import { openPage } from '../layout/openPage.ts';
import { long, longAt, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { bringIntoView, button, listOf, measure, openSlider, sliders } from './strips.ts';

const first = [
  [319, 1],
  [320, 2],
  [575, 2],
  [576, 3],
  [767, 3],
  [768, 4],
  [1023, 4],
  [1024, 6],
  [1400, 6],
] as const;
const later = [
  [319, 1.3],
  [320, 2.3],
  [575, 2.3],
  [576, 3.3],
  [767, 3.3],
  [768, 4.3],
  [1023, 4.3],
  [1024, 6],
  [1400, 6],
] as const;
const banners = [
  [320, 1.3],
  [575, 1.3],
  [576, 2],
  [991, 2],
  [992, 3],
  [1400, 3],
] as const;
const tables = [first, banners, later, banners, later, later];

for (const [place, slider] of sliders.entries()) {
  test(
    `${slider.label}: list width / card pitch is right, and the first card is at the column's left edge`,
    longUnless(place === 0),
    async ({ page }) => {
      // The server's row before the slider starts, with the page opened at each width.
      for (const [width, seen] of tables[place] ?? []) {
        await page.setViewportSize({ width, height: 320 });
        await openPage(page, '/');
        const row = await measure(listOf(page, slider.region));
        expect(Math.abs(row.list / row.pitch - seen), `${width} px, the row: ${row.list / row.pitch}`).toBeLessThan(
          0.05,
        );
        expect(Math.abs(row.firstLeft), `${width} px, the row`).toBeLessThan(1);
        await bringIntoView(listOf(page, slider.region));
        const isAllSeen = seen === 3 && !slider.plays;
        if (isAllSeen) continue;
        await expect(button(page, 'Next', slider.label)).toBeVisible();
        const live = await measure(listOf(page, slider.region));
        expect(Math.abs(live.list / live.pitch - seen), `${width} px, live: ${live.list / live.pitch}`).toBeLessThan(
          0.05,
        );
        expect(Math.abs(live.firstLeft), `${width} px, live`).toBeLessThan(1);
        expect(Math.abs(live.list - row.list), `${width} px, live as the row`).toBeLessThan(1);
      }
    },
  );

  test(
    `${slider.label}: a change of the window’s width changes the card pitch, and keeps the position`,
    long,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 700 });
      const list = await openSlider(page, slider);
      await button(page, 'Next', slider.label).click();
      for (const [width, seen] of tables[place] ?? []) {
        await page.setViewportSize({ width, height: 700 });
        // The library adapts after a delay.
        await expect(async () => {
          const { list: all, pitch, firstLeft } = await measure(list);
          expect(Math.abs(all / pitch - seen), `${width} px: ${all / pitch}`).toBeLessThan(0.05);
          expect(Math.abs(firstLeft), `${width} px`).toBeLessThan(1);
        }).toPass({ timeout: 30_000 });
      }
    },
  );
}

for (const width of [360, 768, 1280]) {
  test(`${width} px: no layout shift occurs when the sliders replace the rows`, longAt(width), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[])
          shifts.push(`${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '/');
    for (const { region, label, plays } of sliders) {
      await bringIntoView(listOf(page, region));
      if (plays || width < 992) await expect(button(page, 'Next', label)).toBeVisible();
      await page.waitForTimeout(300);
    }
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}
