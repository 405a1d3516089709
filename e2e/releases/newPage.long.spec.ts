import { activate, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { newPage } from './testReleases.ts';

test('a remote can add a page without a change in the shell', async ({ shop, workshop, page, request }) => {
  const shell = async () => /src="(\/r\/shell\/[^"]+)"/.exec(await (await request.get('/')).text())?.[1];
  const before = await shell();
  expect((await request.get('/hello-birds')).status()).toBe(404);
  await activate(shop, 'content', await workshop.publish(shop, 'content', newPage));
  const answer = await request.get('/hello-birds');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Seeds are in aisle seven.');
  await page.goto('/hello-birds');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, birds' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(page.getByText('Seeds are in aisle seven.')).toBeVisible();
  for (const path of ['/', '/product/Adjustable-Dog-Collar', '/viewcart', '/about-us', '/login']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect(await shell()).toBe(before);
  await rollback(shop, 'content');
  expect((await request.get('/hello-birds')).status()).toBe(404);
});
