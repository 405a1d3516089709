/** SPEC 9 and GAPS 7: strips play every 2500 ms, loop, do not stop on interaction, and can be paused. */
import type { Locator } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { button, openSlider, readSlides, sliders, strips } from './strips.ts';

/** Time limit for all awaited moves of a strip on a busy machine. ms */
const PATIENCE = 60_000;

/** Records each change with the ms since the previous one, until the given number of changes or ms is reached. */
async function watchFirst(
  list: Locator,
  { moves = Number.POSITIVE_INFINITY, ms = PATIENCE },
): Promise<{ title: string; after: number }[]> {
  return list.evaluate(
    (element, { count, limit }) =>
      new Promise((resolve) => {
        const found: { title: string; after: number }[] = [];
        const first = () => element.querySelector('.slick-active')?.textContent ?? '';
        const begun = performance.now();
        let [last, since] = [first(), begun];
        const look = () => {
          const now = performance.now();
          if (first() !== last) {
            last = first();
            found.push({ title: last, after: now - since });
            since = now;
          }
          if (now - begun < limit && found.length < count) requestAnimationFrame(look);
          else resolve(found);
        };
        look();
      }),
    { count: Number.isFinite(moves) ? moves : Number.MAX_SAFE_INTEGER, limit: ms },
  );
}

for (const strip of strips) {
  test(
    `${strip.label} moves by one card every 2500 ms, and the first follows the last`,
    longUnless(strip === strips[0]),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      const list = await openSlider(page, strip);
      const count = strip === strips[0] ? 5 : 3;
      const moves = await watchFirst(list, { moves: count });
      expect(moves).toHaveLength(count);
      // On average, and rather late, because frames are late on a busy machine.
      const pauses = moves.slice(1).map(({ after }) => after);
      const average = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
      expect(average).toBeGreaterThan(2250);
      expect(average).toBeLessThan(4500);
      const titles = moves.map(({ title }) => title.replace(/\d.*/, ''));
      const order = [
        'Adjustable Pet Harness With Leash',
        'Pet Hair Remover Grooming Brush',
        'Dog Fetch Chewy Toy',
        'Rechargeable Pet Hair Trimmer',
        'Adjustable Dog Collar',
      ];
      const expected = strip === strips[0] ? order : order.filter((title) => title !== 'Dog Fetch Chewy Toy');
      expect(titles).toEqual(Array.from(titles, (_, place) => expected[place % expected.length]));
    },
  );
}

test('a pointer, its buttons and a swipe do not stop the strip', long, async ({ page }) => {
  const [strip] = strips as [(typeof strips)[0]];
  const list = await openSlider(page, strip);
  await list.getByRole('listitem').first().hover();
  expect(await watchFirst(list, { moves: 2 })).toHaveLength(2);
  await button(page, 'Next', strip.label).click();
  expect(await watchFirst(list, { moves: 2 })).toHaveLength(2);
  const box = await list.boundingBox();
  if (!box) throw new Error('The strip has no box.');
  await page.mouse.move(box.x + 400, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 60, { steps: 5 });
  await page.mouse.up();
  expect(await watchFirst(list, { moves: 2 })).toHaveLength(2);
});

test('Pause stops the strip, and Play continues it', long, async ({ page }) => {
  const [strip] = strips as [(typeof strips)[0]];
  const list = await openSlider(page, strip);
  await button(page, 'Pause', strip.label).click();
  // A transition in progress ends first.
  await page.waitForTimeout(1_000);
  expect(await watchFirst(list, { ms: 3_000 })).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Play', strip.label).click();
  expect(await watchFirst(list, { moves: 2 })).toHaveLength(2);
});

test('under reduced motion nothing moves automatically, and the buttons still work', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const strip of strips) {
    const list = await openSlider(page, strip);
    expect(await watchFirst(list, { ms: 6_000 })).toEqual([]);
    await expect(button(page, 'Pause', strip.label)).toHaveCount(0);
    await button(page, 'Next', strip.label).click();
    await expect.poll(async () => (await readSlides(list))[0]).toBe('Adjustable Pet Harness With Leash');
  }
});

test('banners do not move automatically', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const [, banners] = sliders as [unknown, (typeof sliders)[0]];
  const list = await openSlider(page, banners);
  expect(await watchFirst(list, { ms: 6_000 })).toEqual([]);
  await expect(button(page, 'Pause', banners.label)).toHaveCount(0);
});

test('the buttons move the banners to the end, where the last one is completely visible', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const [, banners] = sliders as [unknown, (typeof sliders)[0]];
  const list = await openSlider(page, banners);
  await expect(button(page, 'Previous', banners.label)).toHaveCount(0);
  for (const name of ['Grooming', 'Litter Box']) {
    await button(page, 'Next', banners.label).click();
    await expect.poll(() => readSlides(list)).toEqual([name]);
    await page.waitForTimeout(400);
  }
  await expect(button(page, 'Next', banners.label)).toHaveAttribute('aria-disabled', 'true');
  const [all, last] = [await list.boundingBox(), await list.getByRole('link', { name: 'Litter Box' }).boundingBox()];
  // Half of the gap is next to it.
  expect((all?.x ?? 0) + (all?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(8, 0);
  await button(page, 'Previous', banners.label).click();
  await expect.poll(() => readSlides(list)).toEqual(['Grooming']);
});
