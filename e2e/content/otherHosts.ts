/** A shop with its newsletter on another origin, and visit statistics on a third. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyPublished } from '../world/dataFolders.ts';
import { findFreePort } from '../world/shopProcess.ts';
import { expect, startWorld, test as base, type World } from '../world/world.ts';

interface OtherHosts {
  shop: World;
  /** The origin for sign-ups: the same api, but cross-origin for the pages. */
  newsletterHost: string;
  statisticsUrl: string;
  /** Number of requests for the script. */
  counted: () => number;
}

export const test = base.extend<object, { hosts: OtherHosts }>({
  hosts: [
    async ({}, use) => {
      let counted = 0;
      const statistics = createServer((_request, response) => {
        counted++;
        response.writeHead(200, { 'content-type': 'text/javascript' });
        response.end('globalThis.visitCounted = (globalThis.visitCounted ?? 0) + 1;');
      }).listen(0, '127.0.0.1');
      await once(statistics, 'listening');
      const statisticsUrl = `http://127.0.0.1:${(statistics.address() as AddressInfo).port}/count.js`;
      const port = await findFreePort();
      const newsletterHost = `http://127.0.0.1:${port}`;
      const dataFolder = copyPublished();
      const env = { SUBSCRIBE_HOST: newsletterHost, STATISTICS_URL: statisticsUrl, STATISTICS_BY: 'Tidy Statistics' };
      const shop = await startWorld({ port, dataFolder, env });
      await use({ shop, newsletterHost, statisticsUrl, counted: () => counted });
      await shop.stop();
      statistics.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  world: async ({ hosts }, use) => use(hosts.shop),
});

export { expect };
