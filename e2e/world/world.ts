/** A complete shop, started, used and stopped through its commands, HTTP and a browser. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { BrowserProblems } from './BrowserProblems.ts';
import { endShop } from './endShop.ts';
import { noteStart } from './noteStart.ts';
import { sharedFacts } from './sharedFacts.ts';
import { type Ended, runRelease, type ShopProcess, spawnShop, type StartOptions } from './shopProcess.ts';

/** Time limit for building everything on two busy cores, without installing. ms */
const OPEN_LIMIT = 240_000;

export interface World {
  /** Without a trailing slash. */
  url: string;
  dataFolder: string;
  /** All that `npm start` has printed so far. */
  output: () => string;
  release: (...args: string[]) => Promise<Ended>;
  /** Ctrl-C. @throws when the exit code is not 0, or when a process is left. */
  stop: () => Promise<void>;
}

export interface StartedWorld extends World {
  outputFile: string;
  /** Like `stop`, but keeps the data for a second start. */
  end: () => Promise<void>;
  removeFiles: () => void;
}

export async function startWorld(options: StartOptions = {}): Promise<StartedWorld> {
  const begun = performance.now();
  const shop = await spawnShop(options);
  const { dataFolder, outputFile, output, removeFiles } = shop;
  const end = () => endShop(shop);
  const stop = () => end().finally(removeFiles);
  try {
    const url = await untilOpen(shop);
    noteStart(options.dataFolder ? 'shop' : 'shop that builds everything', begun);
    return {
      url,
      dataFolder,
      outputFile,
      output,
      stop,
      end,
      removeFiles,
      release: (...args) => runRelease(dataFolder, args, options.folder),
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** The shop that the whole run shares. */
function sharedWorld(): World {
  const { url, dataFolder, outputFile } = sharedFacts();
  return {
    url,
    dataFolder,
    output: () => readFileSync(outputFile, 'utf8'),
    release: (...args) => runRelease(dataFolder, args),
    stop: () => Promise.reject(new Error('The shared shop ends after the last test.')),
  };
}

interface Fixtures {
  world: World;
  problems: BrowserProblems;
  /** Allows browser problems that match, for tests that cause them. */
  allowProblems: (pattern: RegExp) => void;
}

/** Chromium's warnings about preloaded pictures, in a browser that was started without them (testProjects.ts). */
const unusedPicture =
  /^console warning: .*\/uploads\/.*(image loading is disabled|preloaded using link preload but not used)/;

/** A test fails on a console error or warning, an uncaught error, or a failed request in any of its pages. */
export const test = base.extend<Fixtures>({
  world: async ({}, use) => use(sharedWorld()),
  baseURL: async ({ world }, use) => use(world.url),
  problems: async ({}, use, { project }) => {
    const problems = new BrowserProblems();
    if (project.metadata.hasNoPictures) problems.allow(unusedPicture);
    await use(problems);
  },
  allowProblems: async ({ problems }, use) => use((pattern) => problems.allow(pattern)),
  context: async ({ context, problems, javaScriptEnabled }, use) => {
    // Chromium's warning about an unused preload.
    if (!javaScriptEnabled) problems.allow(/^request failed: .*\.js \(csp\)$/);
    problems.watch(context);
    await use(context);
    expect(problems.list(), 'what the browser complained about').toEqual([]);
  },
});

export { expect };

async function untilOpen({ exited, isRunning, output, outputBefore }: ShopProcess): Promise<string> {
  for (const end = Date.now() + OPEN_LIMIT; Date.now() < end && isRunning(); await pause(100)) {
    const url = /The shop is open: (http[^\s"]+)/.exec(output().slice(outputBefore))?.[1];
    if (url) return url;
  }
  throw new Error(`The shop did not open (${isRunning() ? 'still running' : await exited}). It said:\n${output()}`);
}
