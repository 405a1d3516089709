import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WatchReport } from '@paw/contract/sharedReleases.ts';
import webpack from 'webpack';
import type { Compilation, Configuration, Stats } from 'webpack';
import type { App, Side } from '../appConfig.ts';
import { type BuildProblem, listProblems, once } from './BuildProblem.ts';
import { ChangeLines } from './ChangeLines.ts';
import { isBehind } from './isBehind.ts';
import { type WatchedApp, watchedConfig } from './watchedConfig.ts';

/** What watching a remote and watching the shell differ in. */
export interface Watched {
  app: WatchedApp & { out: string };
  config: (app: App, side: Side) => Configuration;
  /** What `release.json` says of two good builds. @throws Error that names the fix */
  describe: (browser: Compilation) => Promise<object>;
}

/**
 * Builds an app into `dist/dev`, and again after each change, until the process ends. The browser's build comes
 * first, because a developer looks at it. An error in a source does not end the process: it is reported, and the last
 * good build stays on disk.
 */
export function watchApp({ app, config, describe }: Watched): void {
  rmSync(app.out, { recursive: true, force: true });
  const browserConfig = watchedConfig(config(app, 'browser'), app, 'browser');
  const nodeConfig = watchedConfig(config(app, 'node'), app, 'node');
  const both = webpack([browserConfig, { ...nodeConfig, dependencies: [browserConfig.name ?? ''] }]);
  const [browser, node] = both.compilers;

  const lines = new ChangeLines(app.root, app.name);
  const report: WatchReport = { type: 'watched', app: app.name, building: true, hash: '', version: '', problems: [] };
  const found: Record<Side | 'release', BuildProblem[]> = { browser: [], node: [], release: [] };
  const good: Partial<Record<Side, Compilation>> = {};
  let changes = 0;
  /** When the browser's build last began, in ms since 1970. */
  let browserBegan = 0;
  /** The changed files that the newest node build contains: file → time of the change, in ms since 1970. */
  let inNode = new Map<string, number>();

  const say = (news: Partial<WatchReport>) => {
    Object.assign(report, news, { problems: once([...found.browser, ...found.node, ...found.release]) });
    process.send?.(report);
  };
  const take = (side: Side, { compilation }: Stats) => {
    found[side] = listProblems(compilation, app.root);
    if (!found[side].length) good[side] = compilation;
  };

  browser?.hooks.watchRun.tap('watchApp', () => {
    browserBegan = Date.now();
  });
  node?.hooks.watchRun.tap('watchApp', ({ modifiedFiles }) => {
    inNode = new Map([...(modifiedFiles ?? [])].map((file) => [file, changedAt(file)]));
  });
  browser?.hooks.done.tap('watchApp', (stats) => {
    take('browser', stats);
    say(found.browser.length ? {} : { hash: stats.hash ?? '' });
  });
  node?.hooks.done.tap('watchApp', (stats) => take('node', stats));
  for (const { hooks } of both.compilers) {
    hooks.invalid.tap('watchApp', (file) => {
      changes += 1;
      lines.changed(file);
      say({ building: true });
    });
  }
  both.watch(browserConfig.watchOptions ?? {}, async (error) => {
    if (error) throw error;
    const before = changes;
    if (good.browser && isBehind(good.browser.fileDependencies, browserBegan, inNode)) {
      // The server would know a page whose code no browser can fetch yet. Once: a file may be dated in the future.
      inNode.clear();
      say({ building: true });
      browser?.watching?.invalidate();
      return;
    }
    found.release = [];
    if (good.browser && good.node && !found.node.length) {
      try {
        const text = JSON.stringify(await describe(good.browser), undefined, 1);
        replaceFile(join(app.out, 'release.json'), text);
        report.version = createHash('sha256').update(`${good.node.hash} ${text}`).digest('hex');
      } catch (problem) {
        found.release = [{ text: problem instanceof Error ? problem.message : String(problem) }];
      }
    }
    // Unless the next change came meanwhile: then this is not the end of it.
    say({ building: changes !== before });
    lines.settled(report.problems);
  });
  say({});
  process.on('disconnect', () => process.exit(0));
}

/** In ms since 1970; 0 when the file is gone. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A reader never sees half of it. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** In place of a release's id, for what is watched: no hash could name it. */
export const DEV_RELEASE = 'dev';
