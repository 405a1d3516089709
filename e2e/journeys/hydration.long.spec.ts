import { allRows, rowInTheEnd } from '../routes/routeTable.ts';
import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as inShop, type World } from '../world/world.ts';

/** React's development build reports warnings that its production build omits. */
const test = inShop.extend<object, { inDevelopment: World }>({
  inDevelopment: ownWorld(copyOfShop, { SHELL_BUILD: 'development' }),
  world: async ({ inDevelopment }, use) => use(inDevelopment),
});

// The tests share a worker and a shop.
test.describe.configure({ mode: 'default' });

for (const shopper of ['a new shopper', 'a shopper with a cart and a token']) {
  test(`React reports no warning on any page of ${shopper}`, async ({ page }) => {
    await page.goto('/favicon.svg');
    if (shopper !== 'a new shopper') await page.evaluate(fillStorage);
    for (const one of allRows) {
      await page.goto(one.path);
      if (shopper === 'a new shopper') await page.waitForURL((url) => url.pathname === rowInTheEnd(one).path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveCount(1);
    }
  });
}

test('the pages use React’s development build, which reports warnings', async ({ page }) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await page.goto('/');
  await expect.poll(() => words.join('\n')).toContain('React DevTools');
});

function fillStorage() {
  const line = { title: 'Adjustable Dog Collar', size: 'M', color: { name: 'Navy' }, quantity: 2, price: 16.99 };
  localStorage.setItem('cart', JSON.stringify([line]));
  const claims = btoa(JSON.stringify({ id: 'g', exp: 4_000_000_000, guest: true }));
  localStorage.setItem('token', `e30.${claims}.x`);
}
