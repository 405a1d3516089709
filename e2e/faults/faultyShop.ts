import type { Page } from '@playwright/test';
import { expect, test as base } from '../world/world.ts';
import { type Fault, FaultyNetwork } from './FaultyNetwork.ts';

/** Pages load through the faulty proxy. Browser messages about the faults do not fail the test. */
export const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ world, allowProblems }, use) => {
    // Chromium's message about the broken file, and the shop's own line.
    allowProblems(/^(request failed|status (404|503)): .*\/r\/(account|catalog|cart|content|shell)\//);
    allowProblems(/^console error: Loading (CSS )?chunk failed: /);
    allowProblems(/^uncaught: (Unexpected token|Invalid or unexpected token)/);
    allowProblems(/^console (error|warning): .*(Refused to (apply|execute)|was preloaded using link preload)/);
    allowProblems(/^console error: Failed to find a valid digest in the 'integrity' attribute/);
    allowProblems(/^console error: Fetch API cannot load .*\/hashes\.json\. SRI's integrity checks failed/);
    // The federation runtime's message about a remote that is registered again under a fresh path.
    allowProblems(/^console warning: \[ Federation Runtime \]: The remote "\w+" is already registered\./);
    const network = await FaultyNetwork.open(world.url);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

export { expect };

export const productPath = '/product/Adjustable-Dog-Collar';

/** Files of a remote (or of the shell), under every path (`always`) or only under the first one. */
export function fileOf(remote: string, name: string, where: 'always' | 'at first'): RegExp {
  const fresh = where === 'always' ? '(~\\d+)?' : '';
  return new RegExp(`^/r/${remote}/[0-9a-f]{16}${fresh}/browser/${name.replaceAll('.', '\\.')}$`);
}

/** The fresh paths under which the file was requested: `[0, 1]` = its own path, then one automatic retry. */
export function attempts(network: FaultyNetwork, remote: string, name: string): number[] {
  const file = new RegExp(`^/r/${remote}/[0-9a-f]{16}(?:~(\\d+))?/browser/${name.replaceAll('.', '\\.')}$`);
  return network.asked.flatMap((path) => {
    const found = file.exec(path);
    return found ? [Number(found[1] ?? 0)] : [];
  });
}

/** Faults that end without the shopper's action. */
export const endingFaults: Fault[] = ['reset', '404', '503', 'cut off', 'does not parse'];

/** Presses "Add to cart" once after hydration: the server's button does nothing before it. */
export async function addOnce(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add to cart' });
  // React stores the properties of a hydrated element on it.
  const listens = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(listens).toBe(true);
  await button.click();
}
