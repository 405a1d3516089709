import type { LiveReleases, WatchReport } from '@paw/contract/sharedReleases.ts';

/** What the process that runs the shell is told first: all that it needs to open. */
export interface ShellTask {
  type: 'open';
  /** Folder of the releases that were fetched. */
  cache: string;
  shop: string;
  port: number;
  live: LiveReleases;
  watched: { name: string; folder: string };
}

/** To the process that runs the shell. */
export type ShellOrder = ShellTask | WatchReport | { type: 'follow'; remotes: LiveReleases['remotes'] };

/** From it. */
export type ShellWord = { type: 'listening'; url: string } | { type: 'failed'; message: string };
