import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser/findBrowser.mjs';

/** The browser of all tests. Its end on a signal is ours: Playwright would end this process before the rest is ended. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env, args } = findBrowser();
  return chromium.launch({
    executablePath,
    env,
    args: [...args, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
