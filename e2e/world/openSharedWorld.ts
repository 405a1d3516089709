import { startWorld } from './world.ts';

/** Before the first test: one shop for the whole run. What it returns runs after the last test. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default async function openSharedWorld(): Promise<() => Promise<void>> {
  const { PAW_E2E_URL: url } = process.env;
  const world = url ? undefined : await startWorld();
  const { dataFolder, outputFile } = world ?? { dataFolder: '', outputFile: '' };
  process.env.PAW_E2E_WORLD = JSON.stringify({ url: url ?? world?.url, dataFolder, outputFile });
  return async () => world?.stop();
}
