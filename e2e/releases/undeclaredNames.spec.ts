/** While a release is a canary, its pages report names that it uses and the contract does not declare. */
import { openPage } from '../layout/openPage.ts';
import { expect, test } from './ownShop.ts';
import { RegistryShop } from './RegistryShop.ts';
import { operatorUrl } from '../world/operatorUrl.ts';

test('a canary that stores an undeclared key is counted and logged by its release; other pages load nothing for it', async ({
  shop,
  page,
}) => {
  test.setTimeout(240_000);
  const watching = /\/r\/shell\/[0-9a-f]{16}\/browser\/names\.js$/;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/about-us');
  await page.waitForRequest(/\/events\?/);
  const release = await new RegistryShop(shop).publishCopy('catalog', 'names');
  const begun = await shop.release('canary', `catalog@${release}`, '--steps', '99,100', '--hold', '1h');
  expect(begun.code, begun.stderr).toBe(0);

  await expect
    .poll(async () => {
      await page.context().clearCookies();
      await page.goto('/');
      return page.locator(`[data-boundary="catalog@${release}"]`).count();
    })
    .toBeGreaterThan(0);
  expect(asked.filter((url) => watching.test(url))).toEqual([]);
  await page.waitForResponse(watching);
  const write = `localStorage.setItem('own-thing:ana', '1')\n//# sourceURL=${shop.url}/r/catalog/${release}/browser/page-home.js`;
  const counted = `undeclared_names_total{service="shell",remote="catalog",release="${release}",kind="key"} 1`;
  await expect
    .poll(async () => {
      await page.evaluate(write);
      return (await fetch(`${operatorUrl(shop, 'monitor')}/metrics`)).text();
    })
    .toContain(counted);
  // The log's lines are JSON, which escapes the quotes.
  await expect.poll(() => shop.output()).toContain(`catalog@${release} stores the key \\"own-thing…\\", which`);
  expect((await shop.release('canary', 'stop', 'catalog')).code).toBe(0);
});
