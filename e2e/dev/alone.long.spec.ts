/** A slice in a folder of its own, rebuilt on each change, in the pages of a running shop. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { activate, readLive, rollback } from '../releases/commands.ts';
import { copyRelease } from '../releases/copyRelease.ts';
import { expect, test as base } from '../releases/ownShop.ts';
import { publishMarked } from '../releases/testReleases.ts';
import { copyPublished } from '../world/dataFolders.ts';
import { startWorld } from '../world/world.ts';
import { LoneRemote } from './LoneRemote.ts';

interface Alone {
  remote: LoneRemote;
  url: string;
  output: () => string;
}

const test = base.extend<object, { alone: Alone }>({
  alone: [
    async ({ shop }, use) => {
      const remote = new LoneRemote('cart');
      const { url, output, stop } = await remote.dev(shop.url);
      await use({ remote, url, output });
      await stop();
      remote.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ alone }, use) => use(alone.url),
});

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const page = 'src/view-cart/ViewCartPage.tsx';
const title = '>Your cart</PageTitle>';
const overlay = (shown: Page) => shown.getByRole('alertdialog', { name: 'Problems' });

/** Remote → the releases whose regions are on the page. */
async function readRegions(shown: Page): Promise<string[]> {
  const labels = await shown.locator('[data-boundary]').evaluateAll((all) => all.map((one) => one.dataset.boundary));
  return [...new Set(labels.map(String))].toSorted();
}

test('pages show the watched cart with the shop’s live releases of the other remotes', async ({
  page: shown,
  shop,
  alone,
}) => {
  const live = await readLive(shop);
  await openPage(shown, '/viewcart');
  expect(await readRegions(shown)).toEqual(['cart@dev', `content@${live.content}`]);
  const sources = await shown.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(sources.filter((source) => source?.startsWith(`/r/shell/${live.shell}/`))).not.toEqual([]);
  const undo = alone.remote.edit(page, title, '>Your basket</PageTitle>');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Your basket');
  expect(await (await fetch(`${alone.url}/viewcart`)).text()).toContain('Your basket');
  undo();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Your cart');
});

test('a product can be added to the cart, and the running shop prices it', async ({ page: shown }) => {
  await openPage(shown, '/product/Adjustable-Dog-Collar');
  await shown.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shown.getByText('Added to your cart')).toBeVisible();
  await openPage(shown, '/viewcart');
  await expect(shown.getByRole('list', { name: 'In your cart' })).toContainText('Adjustable Dog Collar');
  await expect(shown.getByRole('main')).toContainText('Total$21.28');
});

test('a build error is shown over the page with file and line until it is fixed', async ({ page: shown, alone }) => {
  await openPage(shown, '/viewcart');
  const undo = alone.remote.edit(page, title, '>Your cart</PageTitl>');
  await expect(overlay(shown)).toContainText('cart failed to compile');
  await expect(overlay(shown)).toContainText(/remote-cart\/src\/view-cart\/ViewCartPage\.tsx:\d+/);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  undo();
  await expect(overlay(shown)).toBeHidden();
});

test('the page follows an activation and a rollback of another remote in the shop', async ({
  page: shown,
  shop,
  workshop,
}) => {
  const before = (await readLive(shop)).catalog;
  const release = await publishMarked(shop, workshop, 7);
  await openPage(shown, '/');
  await activate(shop, 'catalog', release);
  await expect(shown.locator(`[data-component-release="catalog@${release}"]`)).toBeAttached();
  await rollback(shop, 'catalog');
  await expect(shown.locator(`[data-boundary="catalog@${before}"]`).first()).toBeAttached();
  await expect(shown.locator('[data-component-release]')).toHaveCount(0);
  expect(await readRegions(shown)).toContain('cart@dev');
});

test('a new shell release of the shop replaces the running one', async ({ page: shown, shop, alone }) => {
  const shell = (await readLive(shop)).shell ?? '';
  const next = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  const copy = mkdtempSync(join(tmpdir(), 'paw-shell-'));
  copyRelease(join(shop.dataFolder, 'store/releases/shell', shell), join(copy, 'dist/release'), next);
  const published = await shop.release('publish', 'shell', '--from', copy, '--no-build', '--json');
  expect(published.code, published.stderr).toBe(0);
  await activate(shop, 'shell', next);
  await expect.poll(alone.output).toContain(`shell is ${next} now`);
  await openPage(shown, '/viewcart');
  await expect(shown.locator(`script[src^="/r/shell/${next}/"]`).first()).toBeAttached();
  expect(await readRegions(shown)).toContain('cart@dev');
  // The command's own server restarts with the shell, and an open page could request a file in the meantime.
  await shown.goto('about:blank');
  await rollback(shop, 'shell');
  await expect.poll(alone.output).toContain(`shell is ${shell} now`);
  rmSync(copy, { recursive: true });
});

test('without a running shop, or with an occupied port, the command ends with a message that names the fix', async ({
  shop,
  alone: { remote, url },
}) => {
  const { port } = new URL(url);
  const taken = await remote.failToOpen('--shop', shop.url, '--port', port);
  expect(taken).toEqual({ code: 1, output: expect.stringContaining(`--port ${Number(port) + 1}`) });
  const away = await remote.failToOpen('--shop', 'http://127.0.0.1:9999');
  expect(away).toEqual({ code: 1, output: expect.stringContaining('cannot be reached (ECONNREFUSED)') });
});

test('a public shop shares no releases, and the command names the setting', async ({ alone: { remote } }) => {
  test.setTimeout(300_000);
  const dataFolder = copyPublished();
  const shop = await startWorld({ dataFolder, env: { SITE_ORIGIN: 'https://shop.example' } });
  try {
    const { shell } = await readLive(shop);
    for (const path of ['/dev/live', `/dev/releases/shell/${shell}/node/server.cjs`])
      expect((await fetch(shop.url + path)).status, path).toBe(404);
    const refused = await remote.failToOpen('--shop', shop.url);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('SHARE_RELEASES=yes') });
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
