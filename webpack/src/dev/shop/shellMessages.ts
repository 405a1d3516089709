import type { LiveReleases, WatchReport } from '@paw/contract/sharedReleases.ts';

/** The first message to the process that runs the shell: all that it needs to start. */
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
