/** `npm run dev` in a copy of the checkout: one for each worker, whose sources are restored after each test. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { copyOfShop } from '../world/dataFolders.ts';
import { endShop } from '../world/endShop.ts';
import { noteStart } from '../world/noteStart.ts';
import { type ShopProcess, spawnShop, type StartOptions } from '../world/shopProcess.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { Checkout } from './Checkout.ts';

/** Builds and the processes of a whole shop, on two busy cores; in ms. */
const OPEN_LIMIT = 240_000;

/** Redux's own checks, which only a development build has, on a machine that is busy building. */
export const SLOW_REDUX = /Middleware took \d+ms, which is more than the warning threshold/;

export interface DevShop extends World {
  checkout: Checkout;
  /** From the command to the first page, in ms. */
  firstPage: number;
}

interface DevOptions extends StartOptions {
  /** Done to the checkout before the start. */
  before?: (checkout: Checkout) => void;
}

/** @param names of the remotes that are watched */
export async function startDevShop(names: string[], options: DevOptions = {}): Promise<DevShop> {
  const checkout = new Checkout();
  options.before?.(checkout);
  const dataFolder = options.dataFolder ?? copyOfShop();
  const began = performance.now();
  const command = ['run', 'dev', '--', ...names];
  const shop = await spawnShop({ ...options, dataFolder, folder: checkout.root, command });
  const stop = async () => {
    await endShop(shop).finally(shop.removeFiles);
    checkout.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const url = await untilOpen(shop);
    await (await fetch(url)).text();
    noteStart('shop under npm run dev', began);
    const firstPage = Math.round(performance.now() - began);
    const release = () => Promise.reject(new Error('Nothing is released here.'));
    return { url, dataFolder, output: shop.output, stop, release, checkout, firstPage };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function untilOpen({ isRunning, output }: ShopProcess): Promise<string> {
  for (const end = Date.now() + OPEN_LIMIT; Date.now() < end && isRunning(); await pause(20)) {
    const url = /^The development server is ready: (\S+)$/m.exec(output())?.[1];
    if (url) return url;
  }
  throw new Error(`The development server did not start. Its output:\n${output()}`);
}

interface Fixtures {
  checkout: Checkout;
}

export const test = base.extend<Fixtures, { dev: DevShop }>({
  dev: [
    async ({}, use) => {
      const dev = await startDevShop(['catalog', 'cart', 'content']);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  world: async ({ dev }, use) => use(dev),
  problems: async ({ problems }, use) => {
    problems.allow(SLOW_REDUX);
    await use(problems);
  },
  checkout: async ({ dev }, use, info) => {
    const before = dev.output().length;
    await use(dev.checkout);
    if (info.status !== info.expectedStatus) {
      await info.attach('npm run dev', { body: dev.output().slice(before), contentType: 'text/plain' });
    }
    if (!dev.checkout.mendAll()) return;
    // The change is detected, then a page waits until it is rendered; one of two builds may finish first.
    await pause(300);
    await expect.poll(async () => (await fetch(dev.url)).status).toBe(200);
  },
});

export { expect };

/** What is wrong, over the page. */
export function overlay(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Problems' });
}

/** Proves later on that the document is still the one of now. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  const name = 'markOfThisTest';
  await page.evaluate((key) => Reflect.set(window, key, true), name);
  // While another one is loaded there is none to ask.
  return () => page.evaluate((key) => Reflect.get(window, key) === true, name).catch(() => false);
}

/** ms from `change` until `seen` is fulfilled. */
export async function timeUntil(change: () => void, seen: () => Promise<void>): Promise<number> {
  const began = performance.now();
  change();
  await seen();
  return Math.round(performance.now() - began);
}

/** The page follows the builds, and lives. */
export async function openPage(page: Page, path: string): Promise<void> {
  const following = page.waitForResponse(/\/dev\/events$/);
  await page.goto(path);
  await following;
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible();
}
