import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser/findBrowser.mjs';

const { executablePath, env, args } = findBrowser();

/** PAW_E2E_URL = a running shop: none is started then, and tests that need its commands fail. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Screenshots have their own command: npm run shots
  testIgnore: ['shots/**'],
  outputDir: '../test-results/e2e',
  globalSetup: './world/openSharedWorld.ts',
  workers: Number(process.env.PAW_E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  // Only for tests that hang, because a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.PAW_E2E_REPORT ?? '../test-results/e2e.json' }]],
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
