/** A release that clears other teams' browser storage loses no data of a shopper. */
import { collar, fillRecipient, goAsGuest, newRecipient } from '../checkout/buying.ts';
import { activate, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { clearingHome } from './testReleases.ts';
import { long } from '../world/longAt.ts';

const names = ['cart', 'token', 'checkout-draft'];

test(
  'cart, login and checkout are restored after a release that cleared storage, and its rollback',
  long,
  async ({ shop, workshop, page, allowProblems }) => {
    allowProblems(/was emptied by something else, and was restored/);
    const read = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), names);
    const copied = () => page.evaluate(readCopies, names);

    await goAsGuest(page, collar);
    await fillRecipient(page, newRecipient());
    await expect.poll(async () => (await copied()).filter(Boolean).length).toBe(names.length);
    await expect.poll(async () => JSON.stringify(await copied()) === JSON.stringify(await read())).toBe(true);
    const before = await read();

    await activate(shop, 'catalog', await workshop.publish(shop, 'catalog', clearingHome(workshop)));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-cleared', 'yes');
    await rollback(shop, 'catalog');
    await page.goto('/about-us');
    await expect.poll(read, { timeout: 30_000 }).toEqual(before);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, \d item/ })).toBeVisible();
  },
);

/** Runs in the page. Empty while there is no database, because opening it would create one. */
async function readCopies(keys: readonly string[]): Promise<(string | null)[]> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  if (!(await indexedDB.databases()).some(({ name }) => name === 'paw-copies')) return [];
  const database = await settled(indexedDB.open('paw-copies'));
  const texts = database.transaction('texts').objectStore('texts');
  const found = await Promise.all(
    keys.map((key) => settled(texts.get(key) as IDBRequest<{ text: string } | undefined>)),
  );
  database.close();
  return found.map((one) => one?.text ?? null);
}
