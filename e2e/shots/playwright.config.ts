import base from '../playwright.config.ts';

/** `npm run shots`: screenshots in `shots/`. */
export default {
  ...base,
  testDir: '.',
  testIgnore: [],
  globalSetup: '../world/openSharedWorld.ts',
  globalTeardown: './makeSheets.ts',
  reporter: [['line']],
  outputDir: '../../test-results/shots',
};
