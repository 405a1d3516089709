/** With the shell's development build React reports hydration problems, and any report fails the test. */
import type { Page } from '@playwright/test';
import { copyPublished } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import type { World } from '../world/world.ts';
import { activate, rollback } from './commands.ts';
import { expect, test as base } from './ownShop.ts';
import { publishMarked } from './testReleases.ts';

const test = base.extend<object, { talkative: World }>({
  talkative: ownWorld(copyPublished, { SHELL_BUILD: 'development' }),
  world: async ({ talkative }, use) => use(talkative),
});

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const paths = [
  '/',
  '/product/Adjustable-Dog-Collar',
  '/petcategory/dog',
  '/productcategories/dog/Beds',
  '/productcategories/dog/Beds/Dog-Orthopedic',
  '/viewcart',
  '/checkout',
  '/login',
  '/about-us',
  '/no-such-page',
];

for (const path of paths) {
  test(`${path} hydrates without a warning from React`, async ({ page }) => {
    await page.addInitScript(() => {
      const line = { title: 'Adjustable Dog Collar', size: 'M', color: { name: 'Navy' }, quantity: 2, price: 16.99 };
      localStorage.setItem('cart', JSON.stringify([line]));
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await isDevelopmentReact(page)).toBe(true);
  });
}

test('releases of different times hydrate together', async ({ talkative, workshop, page }) => {
  await activate(talkative, 'catalog', await publishMarked(talkative, workshop, 0));
  for (const path of ['/', '/product/Adjustable-Dog-Collar', '/viewcart']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  }
  await rollback(talkative, 'catalog');
});

/** Only the development build reports problems of a rendering; without it these tests prove nothing. */
function isDevelopmentReact(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/r/shell/"]')];
    const texts = await Promise.all(scripts.map(async ({ src }) => (await fetch(src)).text()));
    return texts.some((text) => text.includes('hydrated but some attributes of the server rendered HTML'));
  });
}
