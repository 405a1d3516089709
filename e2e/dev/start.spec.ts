import { setTimeout as pause } from 'node:timers/promises';
import { endShop } from '../world/endShop.ts';
import { copyPublished } from '../world/dataFolders.ts';
import { long } from '../world/longAt.ts';
import { spawnShop } from '../world/shopProcess.ts';
import { expect, test } from '../world/world.ts';
import { SLOW_REDUX, startDevShop } from './devShop.ts';
import { noteTime } from './noteTime.ts';

/** Limit on a busy machine; an idle one takes 15 s (`noteTime` prints the time). ms */
const FIRST_PAGE = 120_000;

test('the first page is ready soon after the command, and Ctrl-C leaves no process', async ({
  page,
  allowProblems,
}) => {
  allowProblems(SLOW_REDUX);
  const shop = await startDevShop(['catalog']);
  const { url, output, firstPage } = shop;
  noteTime('from the command to the first page', firstPage);
  try {
    await page.goto(url);
    await expect(page.locator('[data-boundary="catalog@dev"]').first()).toBeVisible();
    // By the code that is built here: the shell's in a renderer and in the browser.
    await expect(page.getByRole('button', { name: /account/i })).toBeVisible();
    await expect(page.locator('[data-boundary^="cart@"]').first()).toHaveAttribute('data-boundary', /@[0-9a-f]{16}$/);
    expect(firstPage).toBeLessThan(FIRST_PAGE);
    expect(output()).toMatch(/^First page after [\d.]+ s\. Watching shell, catalog and shared for changes/m);
    expect(output()).not.toMatch(/ublish/);
    const second = await spawnShop({ folder: shop.checkout.root, command: ['run', 'dev'] });
    expect(await Promise.race([second.exited, pause(60_000, 'still running')])).toBe(1);
    expect(second.output()).toContain(`npm run dev already runs in ${shop.checkout.root}: stop it first`);
    second.removeFiles();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
  await expect(fetch(url)).rejects.toThrow();
});

test(
  'without names only the shell is watched, an error at the start is shown, and the page loads once it is fixed',
  long,
  async ({ page }) => {
    const file = 'shell/src/layout/Layout.tsx';
    // Published, but nothing is live, as before a first start.
    const shop = await startDevShop([], {
      dataFolder: copyPublished(),
      before: (checkout) => checkout.edit(file, (text) => `${text}\nconst broken = ;\n`),
    });
    try {
      expect((await page.goto(shop.url))?.status()).toBe(503);
      await expect(page.getByText(`${file}:${shop.checkout.lines(file) - 1}`)).toBeVisible();
      shop.checkout.restoreFile(file);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good days for good animals');
      const labels = await page.locator('[data-boundary]').evaluateAll((all) => all.map((one) => one.dataset.boundary));
      expect(labels.length).toBeGreaterThan(1);
      for (const label of labels) expect(label).toMatch(/@[0-9a-f]{16}$/);
      // The copy has no builds, so they are built again; the store has them already.
      expect(shop.output()).toMatch(/^Built catalog@[0-9a-f]{16} again: not a byte has changed/m);
      expect(shop.output()).not.toMatch(/^Published /m);
    } finally {
      await page.goto('about:blank');
      await shop.stop();
    }
  },
);

test('an unknown remote is refused with the list of remotes', long, async () => {
  const shop = await spawnShop({ command: ['run', 'dev', '--', 'catalogue'] });
  expect(await Promise.race([shop.exited, pause(60_000, 'still running')])).toBe(1);
  expect(shop.output()).toContain('There is no remote "catalogue" here. There are account, cart, catalog, content');
  shop.removeFiles();
});

test('a data folder in use is reported before anything is built', long, async ({ world }) => {
  const shop = await spawnShop({ dataFolder: world.dataFolder, command: ['run', 'dev'] });
  const code = await Promise.race([shop.exited, pause(60_000, 'still running')]);
  if (shop.isRunning()) await endShop(shop);
  expect(code).toBe(1);
  expect(shop.output()).toContain(world.dataFolder);
  expect(shop.output()).not.toContain('Building');
  shop.removeFiles();
});
