import base from '../playwright.config.ts';

/** `npm run shots`: pictures to look at, in `shots/`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default {
  ...base,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../world/openSharedWorld.ts',
  globalTeardown: './makeSheets.ts',
  reporter: [['line']],
  outputDir: '../../test-results/shots',
};
