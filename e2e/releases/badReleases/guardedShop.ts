import { expect, test as base } from '../ownRegistry.ts';
import { RegistryShop } from '../RegistryShop.ts';
import type { BadRelease } from './BadRelease.ts';
import { runCanary, type TrialResult } from './runCanary.ts';

interface Fixtures {
  /** Runs a canary of the bad release at a shop with a registry, its guard, and two shells. */
  guarded: (bad: BadRelease, limits?: { share?: number; rate?: number; limit?: number }) => Promise<TrialResult>;
}

/** The worker's shop with a registry and its guard, and a second shell for each test, because others count the shells. */
export const test = base.extend<Fixtures & { second: string }>({
  second: async ({ shop }, use) => {
    const more = await new RegistryShop(shop).startShell();
    await use(more.url);
    await more.stop();
  },
  guarded: async ({ shop, second, browser }, use) => {
    const registry = new RegistryShop(shop);
    await use(async (bad, { share = 20, rate = 12, limit = 90_000 } = {}) => {
      const result = await runCanary({ shop: registry, urls: [shop.url, second], browser, share, rate, limit }, bad);
      console.log(JSON.stringify({ name: bad.name, ...result }));
      return result;
    });
  },
});

export { expect };
