/** Keyboard and screen reader users find each slide once; without JavaScript the slides are a scrollable row. */
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { bringIntoView, button, listOf, openSlider, readSlides, sliders, strips } from './strips.ts';

const [strip] = strips as [(typeof strips)[0]];

/** The names of the elements that the Tab key reaches between two elements. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Tab');
    found.push(
      await page.evaluate(() => {
        const { activeElement: active } = document;
        return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
      }),
    );
  }
  return found;
}

for (const [width, seen] of [
  [360, ['Adjustable Dog Collar', 'Adjustable Pet Harness With Leash']],
  [
    1280,
    [
      'Adjustable Dog Collar',
      'Adjustable Pet Harness With Leash',
      'Pet Hair Remover Grooming Brush',
      'Dog Fetch Chewy Toy',
      'Rechargeable Pet Hair Trimmer',
    ],
  ],
] as const) {
  test.describe(`${width} px`, longAt(width), () => {
    test.use({ viewport: { width, height: 700 } });

    test('the Tab key moves from the buttons through the visible cards, each once, and out of the strip', async ({
      page,
    }) => {
      await openSlider(page, strip);
      await button(page, 'Pause', strip.label).focus();
      await page.keyboard.press('Enter');
      const reached = await tabThrough(page, 2 + seen.length + 1);
      expect(reached).toEqual([`Previous: ${strip.label}`, `Next: ${strip.label}`, ...seen, 'Cat Supplies']);
    });

    test('the strip pauses while a card has the keyboard focus, and the card stays visible', async ({ page }) => {
      const list = await openSlider(page, strip);
      await button(page, 'Next', strip.label).focus();
      await page.keyboard.press('Tab');
      const [focused] = await readSlides(list);
      await page.waitForTimeout(3_000);
      expect(await readSlides(list)).toContain(focused);
      await expect(list.getByRole('link', { name: focused })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(focused ?? '');
    });

    test('axe finds no violation while the strips slide', async ({ page }) => {
      await openSlider(page, strip);
      for (const { region, label, plays } of sliders) {
        await bringIntoView(listOf(page, region));
        if (plays || width < 992) await expect(button(page, 'Next', label)).toBeVisible();
        if (plays) await button(page, 'Pause', label).click();
      }
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('on a desktop the card in sixth place repeats the first one, and a click opens it', async ({ page }) => {
  const list = await openSlider(page, strip);
  await button(page, 'Pause', strip.label).click();
  await expect.poll(() => readSlides(list)).toHaveLength(5);
  const box = await list.boundingBox();
  if (!box) throw new Error('The strip has no box.');
  await page.mouse.click(box.x + box.width - 60, box.y + 60);
  await expect(page).toHaveURL(/\/product\/[A-Z]/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 768, 1280]) {
    test(
      `${width} px: every slide can be scrolled into view and opened, and there are no buttons without a function`,
      longAt(width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/');
        for (const { region } of sliders) {
          const items = listOf(page, region).getByRole('listitem');
          await expect.poll(() => items.count()).toBeGreaterThanOrEqual(3);
          for (const item of await items.all()) {
            await item.scrollIntoViewIfNeeded();
            await expect(item).toBeInViewport({ ratio: 0.9 });
          }
        }
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        await listOf(page, 'Trending for Dogs').getByRole('link').nth(3).click();
        await expect(page).toHaveURL('/product/Rechargeable-Pet-Hair-Trimmer');
      },
    );
  }
});
