/** The slider's library loads after an interaction with a slider nearby. Without it, only the sliding is missing. */
import { attempts, endingFaults, expect, fileOf, test } from '../faults/faultyShop.ts';
import { openPage } from '../layout/openPage.ts';
import { bringIntoView, button, listOf, measure, readSlides, strips } from './strips.ts';
import { longUnless } from '../world/longAt.ts';

const [strip] = strips as [(typeof strips)[0]];

test('a shopper who stays at the top of the home page does not load the slider', async ({ page, network }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(network.asked.filter((path) => /slick|slider/.test(path))).toEqual([]);
  await page.mouse.wheel(0, 50);
  await expect(button(page, 'Pause', strip.label)).toBeAttached();
});

for (const [file, words] of [
  ['slider.js', 'Loading chunk failed'],
  ['slider.css', 'Loading CSS chunk failed'],
] as const) {
  // A style sheet with syntax errors does not fail to load: browsers skip invalid rules.
  for (const fault of endingFaults.filter((one) => file === 'slider.js' || one !== 'does not parse')) {
    test(
      `${file}, ${fault}: one automatic retry, and the strip slides`,
      longUnless(fault === endingFaults[0] && file === 'slider.js'),
      async ({ page, network }) => {
        const lines: string[] = [];
        page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
        network.spoil(fileOf('catalog', file, 'at first'), fault);
        await openPage(page, '/');
        await bringIntoView(listOf(page, strip.region));
        await expect(button(page, 'Pause', strip.label)).toBeVisible();
        // The browser itself retries a broken connection.
        expect([...new Set(attempts(network, 'catalog', file))]).toEqual([0, 1]);
        expect(lines.filter((line) => /chunk failed/i.test(line))).toEqual([
          expect.stringMatching(new RegExp(`^${words}: slider of catalog@`)),
        ]);
        const { list, pitch } = await measure(listOf(page, strip.region));
        expect(list / pitch).toBeCloseTo(6, 1);
      },
    );

    test(
      `${file}, ${fault}, repeatedly: the row stays, and slides once the connection is back`,
      longUnless(file === 'slider.js' && fault === endingFaults[0]),
      async ({ page, network }) => {
        network.spoil(fileOf('catalog', file, 'always'), fault);
        await openPage(page, '/');
        await bringIntoView(listOf(page, strip.region));
        await expect.poll(() => Math.max(...attempts(network, 'catalog', file))).toBeGreaterThanOrEqual(1);
        await page.waitForLoadState('networkidle');
        await expect(button(page, 'Pause', strip.label)).toHaveCount(0);
        await expect(listOf(page, strip.region).getByRole('link')).toHaveCount(5);
        network.recover();
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForTimeout(100);
        await bringIntoView(listOf(page, 'Trending for Dogs'));
        await expect(button(page, 'Pause', 'Trending for Dogs')).toBeVisible();
        await bringIntoView(listOf(page, strip.region));
        await expect(button(page, 'Pause', strip.label)).toBeVisible();
        await listOf(page, strip.region).getByRole('link').first().click();
        await expect(page).toHaveURL(/\/product\//);
      },
    );
  }
}

test('a row with the keyboard focus is not replaced until the focus leaves it', async ({ page, network }) => {
  await openPage(page, '/');
  const cards = listOf(page, strip.region).getByRole('link');
  await cards.nth(1).focus();
  await expect.poll(() => attempts(network, 'catalog', 'slider.js')).toEqual([0]);
  await page.waitForLoadState('networkidle');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards.nth(2)).toBeFocused();
  await expect(button(page, 'Pause', strip.label)).toHaveCount(0);
  await page.getByRole('link', { name: 'Shop for dogs' }).focus();
  await expect(button(page, 'Pause', strip.label)).toBeAttached();
});

test('a row that was swiped continues from its position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openPage(page, '/');
  const list = listOf(page, strip.region);
  await list.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
  await bringIntoView(list);
  await expect(button(page, 'Pause', strip.label)).toBeVisible();
  await button(page, 'Pause', strip.label).click();
  expect(['Pet Hair Remover Grooming Brush', 'Dog Fetch Chewy Toy']).toContain((await readSlides(list))[0]);
});
