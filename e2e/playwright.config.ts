import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser/findBrowser.mjs';
import { testProjects } from './testProjects.ts';

const { executablePath, env, args } = findBrowser();
const launchOptions = { executablePath, env, args };

/** PAW_E2E_URL = a running shop: none is started then, and tests that need its commands fail. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './world/openSharedWorld.ts',
  // One more than processors: in half of the time a test waits for its browser.
  workers: Number(process.env.PAW_E2E_WORKERS ?? 3),
  fullyParallel: true,
  forbidOnly: true,
  // Only for tests that hang, because a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PAW_E2E_REPORT ?? '../test-results/e2e.json' }]],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions,
    navigationTimeout: 60_000,
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: testProjects(launchOptions),
});
