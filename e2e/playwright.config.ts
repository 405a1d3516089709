import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser/findBrowser.mjs';

const { executablePath, env, args } = findBrowser();

/** PAW_E2E_URL = a shop that runs already: then none is started, and tests that need its commands fail. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Pictures for people to look at: npm run shots
  testIgnore: ['shots/**'],
  outputDir: '../test-results/e2e',
  globalSetup: './world/openSharedWorld.ts',
  workers: Number(process.env.PAW_E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine is slow, not wrong: only what hangs is ended.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, env, args },
    navigationTimeout: 60_000,
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
