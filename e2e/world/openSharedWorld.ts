import { cpSync, rmSync } from 'node:fs';
import { tellFacts } from './sharedFacts.ts';
import { findFreePort } from './shopProcess.ts';
import { startWorld } from './world.ts';

/**
 * Before the first test: one shop for the whole run. Its first start builds everything and fills a database; between that
 * and its second start the database is copied for tests with their own shops.
 * @returns runs after the last test
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default async function openSharedWorld(): Promise<() => Promise<void>> {
  const { PAW_E2E_URL: url } = process.env;
  if (url) {
    tellFacts({ url, dataFolder: '', outputFile: '' });
    return async () => undefined;
  }
  const first = await startWorld({ port: await findFreePort() });
  const { port } = new URL(first.url);
  const { dataFolder, outputFile } = first;
  await first.end();
  const filledDatabase = `${dataFolder}-filled-database`;
  cpSync(`${dataFolder}/database`, filledDatabase, { recursive: true });
  const shop = await startWorld({ port: Number(port), dataFolder, outputFile });
  tellFacts({ url: shop.url, dataFolder, outputFile, filledDatabase });
  return async () => {
    await shop.stop().finally(first.removeFiles);
    rmSync(filledDatabase, { recursive: true, force: true });
  };
}
