/** A shop with two builds of the cart and the catalog: with the packages' previous minor version, and with today's. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLive } from '../releases/commands.ts';
import { Workshop } from '../releases/Workshop.ts';
import { copyPublished } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';

type Version = 'previous' | 'today';
/** Which version of each remote is live. */
export type Mix = Record<'cart' | 'catalog', Version>;
/** Remote → version → the id of its release. */
export type Releases = Record<keyof Mix, Record<Version, string>>;

interface WorkerFixtures {
  /** Its shell is the development build, in which React reports differences between server and browser. */
  shop: World;
  releases: Releases;
}

/** Pages load from this shop. */
export const test = base.extend<object, WorkerFixtures>({
  shop: ownWorld(copyPublished, { SHELL_BUILD: 'development' }),
  releases: [
    async ({ shop }, use) => {
      const { cart = '', catalog = '' } = await readLive(shop);
      const sources = unpackPrevious();
      const workshop = new Workshop(undefined, sources);
      const previous = {
        cart: await workshop.publish(shop, 'cart'),
        catalog: await workshop.publish(shop, 'catalog'),
      };
      workshop.remove();
      rmSync(sources, { recursive: true });
      await use({
        cart: { previous: previous.cart, today: cart },
        catalog: { previous: previous.catalog, today: catalog },
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  world: async ({ shop }, use) => use(shop),
});

export { expect };

/** The folder with the packages' previous minor version and the remotes of that version. */
function unpackPrevious(): string {
  const folder = join(import.meta.dirname, 'previous');
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const place = mkdtempSync(join(tmpdir(), 'paw-previous-'));
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', place]);
  return place;
}
