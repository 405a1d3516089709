/** Pictures that do not load keep their place. The tests' browser loads none. */
import { expect, productPath, test } from './faultyShop.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('pictures that never come stay squares, whatever the length of their texts', async ({ page }) => {
  await page.goto(productPath);
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThan(4);
  const sizes = await pictures.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { alt: one.getAttribute('alt'), width: Math.round(width), height: Math.round(height) };
    }),
  );
  expect(sizes.filter(({ width, height }) => width !== height)).toEqual([]);
});
