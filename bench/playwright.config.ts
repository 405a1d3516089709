/** Tests of e2e in a shop that the bench has started: see src/runJourneys.ts. Theirs start one of their own, with new builds. */
import { findBrowser } from '../tools/browser/findBrowser.mjs';

const { executablePath, env, args } = findBrowser();

export default {
  testDir: '../e2e',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.PAW_BENCH_OUTPUT,
  workers: 1,
  // A busy machine is slow, not wrong: only what hangs is ended.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, env, args },
    navigationTimeout: 60_000,
    actionTimeout: 30_000,
  },
};
