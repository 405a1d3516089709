/** SPEC 9: a drag by mouse or finger counts as a swipe from 40 px. */
import type { Locator, Page } from '@playwright/test';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { button, openSlider, readSlides, sliders } from './strips.ts';

const [strip, banners] = sliders as [(typeof sliders)[0], (typeof sliders)[0]];

async function middleOf(list: Locator) {
  const box = await list.boundingBox();
  if (!box) throw new Error('The list has no box.');
  return { x: box.x + box.width / 2, y: box.y + 60 };
}

const byMouse = async (page: Page, list: Locator, distance: number) => {
  const { x, y } = await middleOf(list);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
};

const byFinger = async (page: Page, list: Locator, distance: number) => {
  const { x, y } = await middleOf(list);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step++) await touch('touchMove', x + (distance * step) / 8);
  await touch('touchEnd', x + distance);
};

for (const [how, drag, hasTouch] of [
  ['a mouse', byMouse, false],
  ['a finger', byFinger, true],
] as const) {
  for (const width of [360, 768]) {
    test.describe(`${how}, ${width} px`, longUnless(width === 360 && hasTouch), () => {
      test.use({ viewport: { width, height: 700 }, hasTouch });

      test('in a strip a drag of 35 px does nothing, and one of 45 px shows the next or previous card', async ({
        page,
      }) => {
        const list = await openSlider(page, strip);
        await button(page, 'Pause', strip.label).click();
        await expectSettled(page);
        const [before] = await readSlides(list);
        expect(before).toBe('Adjustable Dog Collar');
        for (const [distance, first] of [
          [-35, 'Adjustable Dog Collar'],
          [35, 'Adjustable Dog Collar'],
          [-45, 'Adjustable Pet Harness With Leash'],
          [45, 'Adjustable Dog Collar'],
          [45, 'Rechargeable Pet Hair Trimmer'],
        ] as const) {
          await drag(page, list, distance);
          await expectSettled(page);
          expect([distance, (await readSlides(list))[0]]).toEqual([distance, first]);
        }
        expect(new URL(page.url()).pathname).toBe('/');
      });

      test('in banners a drag works the same, and stops at the ends', long, async ({ page }) => {
        const list = await openSlider(page, banners);
        const last = width < 576 ? 'Litter Box' : 'Grooming';
        for (const [distance, first] of [
          [-35, 'Toys'],
          [45, 'Toys'],
          [-45, 'Grooming'],
          [-45, last],
          [-45, last],
          [35, last],
          [45, width < 576 ? 'Grooming' : 'Toys'],
        ] as const) {
          await drag(page, list, distance);
          await expectSettled(page);
          expect([distance, (await readSlides(list))[0]]).toEqual([distance, first]);
        }
        expect(new URL(page.url()).pathname).toBe('/');
      });
    });
  }
}

test('a click on a card after a drag still opens it', async ({ page }) => {
  const list = await openSlider(page, strip);
  await byMouse(page, list, -120);
  await expectSettled(page);
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
});

/** SPEC 9: a transition takes 300 ms. */
async function expectSettled(page: Page): Promise<void> {
  await page.waitForTimeout(450);
}
