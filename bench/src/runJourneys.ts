import { join } from 'node:path';
import type { Place } from './shop/Place.ts';

export interface Journeys {
  /** Test files of e2e, without their ending. */
  files: readonly string[];
  /** Only tests whose title matches; all of them when not given. */
  title?: RegExp | undefined;
  env: Record<string, string>;
}

/** Tests of e2e, one after the other, in a shop of the place. @throws Error in the words of the runner when one fails */
export async function runJourneys(place: Place, { files, title, env }: Journeys): Promise<void> {
  const shop = await place.open();
  try {
    const { url, outputFile } = shop;
    const config = join(place.folder, 'bench/playwright.config.ts');
    const runner = join(place.folder, 'node_modules/@playwright/test/cli.js');
    const chosen = title ? ['--grep', title.source] : [];
    await place.run(process.execPath, [runner, 'test', '--config', config, ...chosen, ...files], {
      ...env,
      // As e2e/world/openSharedWorld.ts leaves it.
      PAW_E2E_WORLD: JSON.stringify({ url, dataFolder: place.dataFolder, outputFile }),
      PAW_BENCH_OUTPUT: join(place.temporary, 'test-results'),
    });
  } finally {
    await shop.stop();
  }
}
