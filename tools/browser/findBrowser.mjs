/** The browser of all tests: `findBrowser()` gives Playwright's `launchOptions`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from '../root.mjs';
import { unpackChromium } from './unpackChromium.mjs';

/** Quiet and alike everywhere: no GPU, no traffic of the browser's own. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `PAW_BROWSER`, then the one that the install brings (Linux x64), then Playwright's own, then an installed one.
 * @returns {{ executablePath: string, env: Record<string, string>, args: string[], name: string }}
 * @throws Error that lists what was tried and what to do. A missing browser fails, it never skips a test.
 */
export function findBrowser() {
  const tried = [];
  for (const { name, find } of candidates()) {
    try {
      const { executablePath, env = {} } = find();
      const all = { ...process.env, ...env };
      checkStarts(executablePath, all);
      const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
      return { executablePath, env: all, args, name };
    } catch (error) {
      tried.push(`- ${name}: ${error.message}`);
    }
  }
  const fix = process.env.PAW_BROWSER
    ? 'Set PAW_BROWSER to the path of a Chromium, Chrome or Edge that starts, or unset it.'
    : 'Install Chromium, Chrome or Edge, or run "npx playwright install chromium", or set PAW_BROWSER to the path of one.';
  throw new Error(`No browser for the tests was found. Tried:\n${tried.join('\n')}\n${fix}`);
}

function candidates() {
  const { PAW_BROWSER } = process.env;
  if (PAW_BROWSER) return [{ name: 'PAW_BROWSER', find: () => ({ executablePath: PAW_BROWSER }) }];
  return [
    { name: '@sparticuz/chromium', find: findPacked },
    { name: "Playwright's own", find: findPlaywrights },
    ...installedPaths().map((path) => ({ name: path, find: () => ({ executablePath: path }) })),
  ];
}

function findPacked() {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error(`it is for linux-x64 only, this is ${process.platform}-${process.arch}`);
}

function findPlaywrights() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return { executablePath: chromium.executablePath() };
}

function installedPaths() {
  if (process.platform === 'darwin') {
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const names = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return folders.filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const onPath = (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path));
  return names.map((name) => onPath(name) ?? join('/usr/bin', name));
}

/** A browser that is there may still lack a library of the system. */
function checkStarts(path, env) {
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  if (process.platform === 'win32') return;
  const { status, error, stderr } = spawnSync(path, ['--version'], { env, encoding: 'utf8', timeout: 20_000 });
  if (status === 0) return;
  throw new Error(`${path} does not start: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
}
