/** Where a release threw, for its team: in its own sources, and nothing of them for shoppers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../parts/ask.ts';
import { copyOfShop } from '../world/dataFolders.ts';
import { long } from '../world/longAt.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { activate, readLive } from './commands.ts';
import { RegistryShop } from './RegistryShop.ts';
import { brokenInBrowser } from './testReleases.ts';
import { Workshop } from './Workshop.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

test(
  'the page of who is hurt shows the file and line that threw in a browser, and no shopper gets a source map',
  long,
  async ({ shop, page, browser, allowProblems }) => {
    test.setTimeout(300_000);
    const workshop = new Workshop(['remote-content']);
    try {
      const release = await workshop.publish(shop, 'content', brokenInBrowser);
      await activate(shop, 'content', release);
      allowProblems(/This component throws/);
      const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/signals');
      await page.goto('/about-us');
      expect((await told).postData()).toContain(`content/${release}/browser/page-about.js:`);

      const registry = new RegistryShop(shop);
      const { stdout } = await shop.release('issue-token', 'reader', '--role', 'viewer', '--json');
      const { text: token } = JSON.parse(stdout) as { text: string };
      const reader = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
      const hurt = await reader.newPage();
      // What shells report is kept once a minute.
      await expect(async () => {
        await hurt.goto(`${registry.url}/env/local/hurt`);
        await expect(hurt.getByText('Thrown at').first()).toBeVisible();
      }).toPass({ timeout: 150_000 });
      const worst = hurt.getByRole('region', { name: 'What hurt most' });
      await expect(worst).toContainText(/Thrown at src\/about\/AboutPage\.tsx:5:\d+ in Component/);
      await expect(worst).toContainText(">  5    if (!isServer) throw new Error('This component throws.');");
      await reader.close();

      const live = { ...(await readLive(shop)), content: release };
      for (const [remote, id] of Object.entries(live)) {
        const manifest = join(shop.dataFolder, 'store/releases', remote, id, 'release.json');
        const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: { path: string }[] };
        const maps = files.map(({ path }) => path).filter((path) => path.startsWith('maps/'));
        expect(maps.length, remote).toBeGreaterThan(5);
        for (const path of maps) {
          const unpacked = path.replace(/\.br$/, '');
          for (const asked of [path, unpacked, unpacked.replace('maps/', '')]) {
            const { status } = await ask(`${shop.url}/r/${remote}/${id}/${asked}`);
            expect(status, asked).toBe(404);
          }
        }
      }
    } finally {
      workshop.remove();
    }
  },
);
