import { replaceOnce } from '../releases/Workshop.ts';
import { expect, openPage, overlay, test } from './devShop.ts';

const hero = 'remote-catalog/src/home/Hero.tsx';

test("after a change the next request's HTML is rendered by the new code", async ({ request, checkout }) => {
  checkout.edit(hero, replaceOnce('Good days for good animals', 'Better days'));
  await expect.poll(async () => (await request.get('/')).text()).toContain('<h1>Better days</h1>');
  checkout.edit(
    'shell/src/layout/header/Header.tsx',
    replaceOnce('{promises.freeFirstOrders}', '{`Newer: ${promises.freeFirstOrders}`}'),
  );
  await expect.poll(async () => (await request.get('/')).text()).toContain('Newer: Free delivery on first-time orders');
});

test('a remote that is not watched comes from its published release', async ({ request, page }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('data-boundary="catalog@dev"');
  expect(html).toContain('data-boundary="cart@dev"');
  await page.goto('/login');
  const label = await page.locator('[data-boundary^="account@"]').first().getAttribute('data-boundary');
  expect(label).toMatch(/^account@[0-9a-f]{16}$/);
});

test('a broken server build is reported, and the last good one still renders', async ({
  page,
  request,
  checkout,
  dev,
}) => {
  await openPage(page, '/');
  const said = dev.output().length;
  const file = 'shell/src/renderer/renderWhole.ts';
  checkout.edit(file, (text) => `${text}\nexport const broken = ;\n`);
  const lines = checkout.lines(file);
  await expect(overlay(page)).toContainText(`${file}:${lines - 1}`);
  await expect(overlay(page)).toContainText('Expression expected');
  expect(dev.output().slice(said)).toContain(`${file}:${lines - 1}`);
  const answer = await request.get('/');
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('Good days for good animals')]);
  checkout.restoreFile(file);
  await expect(overlay(page)).toBeHidden();
});

test('a renderer that does not warm up is reported, and the last good one still renders', async ({
  page,
  request,
  checkout,
  dev,
}) => {
  await openPage(page, '/about-us');
  const said = dev.output().length;
  const text = "\nif (typeof window === 'undefined') throw new Error('Only in a browser');\n";
  checkout.edit(hero, (source) => source + text);
  const place = `${hero}:${checkout.lines(hero) - 1}`;
  await expect(overlay(page)).toContainText('The server still renders the last good build');
  await expect(overlay(page)).toContainText('Only in a browser');
  await expect(overlay(page)).toContainText(place);
  await expect.poll(() => dev.output().slice(said)).toContain(place);
  expect(await (await request.get('/')).text()).toContain('Good days for good animals');
  checkout.restoreFile(hero);
  await expect(overlay(page)).toBeHidden();
});
