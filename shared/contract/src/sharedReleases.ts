/**
 * What a shop and a developer's own shop say to each other, and what the developer's build kit and a release of the
 * shell do. One is older or newer than the other: this file is only ever added to.
 */
import { z } from 'zod';
import type { ReleaseManifest } from './releaseManifest.ts';
import type { Site } from './site.ts';

/** Which releases a shop serves now. Other shops' pages are no business of its own: see `SHARE_RELEASES`. */
export const LIVE_PATH = '/dev/live';

const release = z.string().regex(/^[0-9a-f]{16}$/);

/** The answer of {@link LIVE_PATH}. */
export const liveReleasesSchema = z.object({
  /** The release of the shell. */
  shell: release,
  /** Remote → its release. */
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), release),
  /** What the shop's pages are configured with. */
  site: z.custom<Site>((value) => typeof value === 'object' && value !== null),
});

export type LiveReleases = z.infer<typeof liveReleasesSchema>;

/** Where a sharing shop has a file of a release that it serves: `release.json`, or one that this lists. */
export function sharedFileUrl(name: string, id: string, path: string): string {
  return `/dev/releases/${name}/${id}/${path}`;
}

/** A release whose files were verified. */
export interface ReadyRelease {
  manifest: ReleaseManifest;
  /** Undefined for a path that is not there. */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** What a watched build says after each change. */
export interface WatchReport {
  type: 'watched';
  app: string;
  /** A change is being taken in. */
  building: boolean;
  /** webpack's hash of the newest good browser build: pages that came with another one fetch what changed. */
  hash: string;
  /** Names what the server can render with; another one = load it again. Empty = nothing yet. */
  version: string;
  problems: { file?: string; line?: number; text: string }[];
}

/** What the build kit gives to `openDevelopersShop`, which a release of the shell exports. */
export interface DevelopersShop {
  /** The shell's own release.json. */
  manifest: string;
  /** The shell's own files, with the right bytes. */
  read: (path: string) => Buffer;
  /** The origin of the shop that has the data: `http://localhost:3000`. */
  shop: string;
  /** At which the developer's shop listens, on this machine alone. */
  port: number;
  site: Site;
  /** The remote that is watched, and the folder of its build. */
  watched: { name: string; folder: string };
  /** Remote → its release, of all others. */
  remotes: Record<string, string>;
  find: (name: string, release: string) => Promise<ReadyRelease>;
}

/** A developer's shop that is open. */
export interface OpenDevelopersShop {
  url: string;
  /** The watched build has news. */
  report: (report: WatchReport) => void;
  /** Other releases are live in the shop. */
  follow: (remotes: Record<string, string>) => void;
  stop: () => Promise<void>;
}
